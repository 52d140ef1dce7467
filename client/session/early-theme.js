// Its own file, fetched before the first paint: kept documents are the same for everybody, and no inline script may run.
(() => {
  const chosen = /(?:^|; )theme=(dark|light)(?:;|$)/.exec(document.cookie);
  if (chosen) document.documentElement.dataset.theme = chosen[1];
})();
