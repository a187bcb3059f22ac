// The gallery's filters. Without this script the gallery shows every card, by house.
(() => {
  "use strict";
  const form = document.querySelector(".vex-filter");
  if (!form) return;

  const tiles = [...document.querySelectorAll(".vex-tile")];
  const words = new Map(tiles.map((tile) => [tile, tile.textContent.toLowerCase()]));
  const houses = [...document.querySelectorAll(".vex-house")];
  const none = document.querySelector(".vex-none");
  const ruleButton = form.querySelector(".vex-filter__rule");
  const titles = JSON.parse(document.getElementById("vex-rule-titles").textContent);
  const fields = ["text", "house", "type", "rarity"];
  let rule = "";

  function read() {
    const query = new URLSearchParams(location.search);
    for (const name of fields) form.elements[name].value = query.get(name) || "";
    rule = query.get("rule") || "";
  }

  function write() {
    const query = new URLSearchParams();
    for (const name of fields) if (form.elements[name].value) query.set(name, form.elements[name].value);
    if (rule) query.set("rule", rule);
    const text = query.toString();
    try {
      history.replaceState(null, "", text ? "?" + text : location.pathname);
    } catch {
      // A page opened from the file system may not change its address in every browser; the filters still work.
    }
  }

  function show() {
    const wanted = Object.fromEntries(fields.map((name) => [name, form.elements[name].value]));
    const text = wanted.text.trim().toLowerCase().replace(/ae(?=mber)/g, "æ");
    let count = 0;
    for (const tile of tiles) {
      const fits =
        (!wanted.house || tile.dataset.house === wanted.house) &&
        (!wanted.type || tile.dataset.type === wanted.type) &&
        (!wanted.rarity || tile.dataset.rarity === wanted.rarity) &&
        (!rule || tile.dataset.rules.split(" ").includes(rule)) &&
        (!text || words.get(tile).includes(text));
      tile.hidden = !fits;
      if (fits) count += 1;
    }
    for (const house of houses) {
      const shown = house.querySelectorAll(".vex-tile:not([hidden])").length;
      house.hidden = !shown;
      house.querySelector("small").textContent = shown;
    }
    none.hidden = count > 0;
    ruleButton.hidden = !rule;
    ruleButton.textContent = `Uses ${titles[rule] || rule} ×`;
    ruleButton.title = "Show cards that do not use it too";
    form.querySelector("output").textContent = count === 1 ? "1 card" : `${count} cards`;
  }

  function change() {
    write();
    show();
  }

  form.addEventListener("input", change);
  form.addEventListener("submit", (event) => event.preventDefault());
  ruleButton.addEventListener("click", () => {
    rule = "";
    change();
  });
  none.querySelector("button").addEventListener("click", () => {
    form.reset();
    rule = "";
    change();
  });
  form.hidden = false;
  read();
  show();
})();
