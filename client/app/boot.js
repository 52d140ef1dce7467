// Interactive code is fetched after the first paint: on one connection it would delay what is painted.
(() => {
  const begin = () => {
    const state = document.getElementById('state');
    // On a slow line a part of its text may be there already: what comes behind it says that it is whole.
    if (!state || (!state.nextSibling && document.readyState === 'loading')) {
      requestAnimationFrame(begin);
      return;
    }
    restoreForm();
    restoreScroll();
    rememberZone();
    setTimeout(() => {
      for (const module of state.dataset.modules.split(' ')) if (module) void fetchModule(module);
    });
  };
  // A page that is loaded again, as in another currency, stays where it was scrolled (browser/scroll-memory.ts).
  const restoreScroll = () => {
    if (scrollY > 0 || performance.getEntriesByType('navigation')[0]?.type !== 'reload') return;
    try {
      const positions = new Map(JSON.parse(sessionStorage.getItem('waystone:scroll') ?? '[]'));
      scrollTo(0, positions.get(history.state?.key ?? 'default') ?? 0);
    } catch {
      // The browser refuses its storage: the page begins at its top.
    }
  };
  // Nor is what was entered lost (session/kept-form.ts). It counts like all that is entered before the code comes.
  const restoreForm = () => {
    const kept = takeForm(`waystone-form ${location.pathname}`);
    if (kept === null) return;
    const entered = new URLSearchParams(kept);
    for (const control of document.querySelector('main form:has(> [name=product])')?.elements ?? []) {
      const values = entered.getAll(control.name);
      // Only a checkbox that is missing was unchecked: the other options were not shown.
      if (control.type === 'checkbox' || (control.type === 'radio' && values.length > 0))
        control.checked = values.includes(control.value);
      else if (values.length > 0 && control.type !== 'hidden') control.value = values[0];
    }
  };
  const takeForm = (key) => {
    try {
      const kept = sessionStorage.getItem(key);
      sessionStorage.removeItem(key);
      return kept;
    } catch {
      // The browser refuses its storage.
      return null;
    }
  };
  // So that the next personal page has the viewer's times (server/session/zone.ts).
  const rememberZone = () => {
    const cookie = `zone=${Intl.DateTimeFormat().resolvedOptions().timeZone}`;
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    if (!document.cookie.split('; ').includes(cookie))
      document.cookie = `${cookie}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
  };
  // Until it comes the page works as without script.
  const fetchModule = (module) => import(module).catch(() => setTimeout(fetchModule, 5000, module));
  requestAnimationFrame(begin);
})();
