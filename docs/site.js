/* What the pages do beyond being read: the switch of languages leads to the same page in the other language, and
 * the front page has a board to play on where the table lies beside these pages (`bocage site DIR --docs`). */
(() => {
  const path = location.pathname;
  const isFrench = /\/fr\/[^/]*$|\.fr\.html$/.test(path);
  document.documentElement.lang = isFrench ? "fr" : "en";

  /* Pages name their counterpart at their top, rules and tables of balance have it beside them, others are listed. */
  const named = [...document.querySelectorAll("article a")].find((link) => /^(En français|In English)$/.test(link.textContent.trim()));
  const beside = path.match(/\.(en|fr)\.html$/) && path.replace(/\.(en|fr)\.html$/, isFrench ? ".en.html" : ".fr.html");
  const page = path.split("/").pop() || "index.html";
  const wanted = new URL(isFrench ? `../${page}` : `fr/${page}`, location.href).pathname;
  const listed = [...document.querySelectorAll(".md-nav a")].find((link) => link.pathname === wanted);
  const counterpart = named ? named.href : beside || (listed && listed.href);
  const other = document.querySelector(`.md-select__link[hreflang="${isFrench ? "en" : "fr"}"]`);
  if (other && counterpart) other.href = counterpart;
  for (const link of document.querySelectorAll(".md-select__link"))
    if (link !== other) link.setAttribute("aria-current", "true");

  /* A table of balance stands in no list of pages: it belongs to the page that lists all of them. */
  const list = beside && path.includes("/balance/") && new URL(isFrench ? "../fr/balance.html" : "../balance.html", location.href).pathname;
  const home = list && [...document.querySelectorAll(".md-nav a")].find((link) => link.pathname === list);
  if (home) belongTo(home);

  function belongTo(link) {
    link.classList.add("md-nav__link--active");
    for (let item = link.closest(".md-nav__item"); item; item = item.parentElement.closest(".md-nav__item")) {
      item.classList.add("md-nav__item--active");
      for (const part of item.querySelectorAll(".md-nav__item--nested")) part.classList.add("md-nav__item--section");
      const title = item.querySelector(":scope > label, :scope > .md-nav__link")?.textContent.trim();
      for (const tab of document.querySelectorAll(".md-tabs__item"))
        if (tab.textContent.trim() === title) tab.classList.add("md-tabs__item--active");
    }
    const back = document.createElement("a");
    back.href = link.href;
    back.textContent = `← ${link.textContent.trim()}`;
    const line = document.createElement("p");
    line.append(back);
    document.querySelector("article h1")?.after(line);
  }

  /* The theme speaks one language; what it says around a French page, then and later, is said in French. */
  const said = {
    "On this page": "Sur cette page", "Table of contents": "Sur cette page", "Back to top": "Haut de page", "Skip to content": "Aller au contenu",
    "Permanent link": "Lien vers ce passage", "Header": "En-tête", "Tabs": "Parties", "Select language": "Choisir la langue",
    "Copy to clipboard": "Copier", "Copied to clipboard": "Copié", "Could not copy to clipboard": "La copie n’a pas été possible",
    "Search": "Rechercher", "Close search": "Fermer la recherche", "Loading search…": "Chargement de la recherche…",
    "Search results": "Résultats", "No results": "Aucun résultat", "Filters": "Filtres", "Tags": "Mots-clés",
  };
  if (isFrench) speakFrench(document.body);

  function speakFrench(root) {
    const told = ["title", "aria-label", "placeholder"];
    const again = () => {
      const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (words.nextNode()) {
        const word = words.currentNode;
        const french = inFrench(word.data);
        if (french && !word.parentElement?.closest("article, ol")) word.data = french;
      }
      for (const name of told)
        for (const one of root.querySelectorAll(`[${name}]`)) {
          const french = inFrench(one.getAttribute(name));
          if (french) one.setAttribute(name, french);
        }
      for (const { shadowRoot } of root.querySelectorAll(":scope > div")) // the search is a page in the page
        if (shadowRoot && !shadowRoot.isFrench) {
          shadowRoot.isFrench = true;
          speakFrench(shadowRoot);
        }
    };
    again();
    new MutationObserver(again).observe(root, { subtree: true, childList: true, characterData: true, attributeFilter: told });
  }

  function inFrench(english) {
    const [, count] = english.match(/^([\d,]+) results?$/) || [];
    return count ? `${count.replaceAll(",", "\u202f")} résultat${count === "1" ? "" : "s"}` : said[english.trim()];
  }

  /* Above a page stand the parts of its own language; the other language has the switch beside the search. */
  const tabs = document.querySelector(".md-tabs__list");
  if (tabs) showTabs(tabs);

  function showTabs(list) {
    const items = [...list.children];
    const last = items.pop(); // “Français” is the last part of the list
    if (!isFrench) return last.remove();
    const top = document.querySelector(`.md-nav--primary > .md-nav__list > .md-nav__item:last-child > .md-nav > .md-nav__list`);
    if (!top) return;
    for (const item of items) item.remove();
    for (const part of [...top.children].filter((one) => one.classList.contains("md-nav__item--nested"))) {
      const tab = last.cloneNode(true);
      const link = tab.querySelector("a");
      link.textContent = part.querySelector(".md-ellipsis").textContent.trim();
      link.href = part.querySelector(":scope > .md-nav a").href;
      tab.classList.toggle("md-tabs__item--active", part.classList.contains("md-nav__item--active"));
      list.append(tab);
    }
    last.querySelector("a").textContent = "Bocage";
    last.classList.toggle("md-tabs__item--active", /\/fr\/(?:index\.html)?$/.test(path));
  }

  const picture = document.querySelector("[data-play]");
  const table = document.querySelector('meta[name="bocage-table"]');
  if (!picture || !table) return;

  const address = new URL(table.content, document.baseURI);
  address.hash = `/learn/${picture.dataset.lesson}`;
  const button = document.createElement("a");
  button.className = "md-button md-button--primary bocage-play";
  button.href = address.href;
  button.textContent = picture.dataset.play;
  button.addEventListener("click", (event) => {
    speak();
    if (matchMedia("(max-width: 44em)").matches) return; // a phone has no room for a page in a page
    event.preventDefault();
    const board = document.createElement("iframe");
    board.className = "bocage-board";
    board.title = picture.dataset.play;
    board.src = address.href;
    picture.querySelector("img").replaceWith(board);
    button.replaceWith(whole());
    board.scrollIntoView({ block: "center" });
    board.focus();
  });
  picture.append(button);

  /* Once the board is there: the same in a window of its own size. */
  function whole() {
    const link = document.createElement("a");
    link.href = address.href.split("#")[0];
    link.textContent = picture.dataset.whole;
    return link;
  }

  /* The board speaks the language of the page, unless another was chosen there. */
  function speak() {
    try {
      if (!localStorage.getItem("bocage-language")) localStorage.setItem("bocage-language", isFrench ? "fr" : "en");
    } catch {
      /* A browser that keeps nothing: the table asks the browser for its language. */
    }
  }
})();
