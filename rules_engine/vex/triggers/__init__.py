"""Triggers: when an ability resolves. Each names the timing window that it watches."""
