"""The site: the rulebook, a page for every card, the gallery and the lists, built with MkDocs."""
