// Its own file, fetched before the first paint: kept documents are the same for everybody, and no inline script may run.
(() => {
  const chosen = /(?:^|; )theme=(dark|light)(?:;|$)/.exec(document.cookie);
  if (!chosen) return;
  document.documentElement.dataset.theme = chosen[1];
  // The first colour of the browser's own frame is for the light theme, the second for all else.
  const frame = document.querySelector('meta[name="theme-color"]');
  frame?.setAttribute('media', chosen[1] === 'light' ? 'all' : 'not all');
})();
