// What acts is fetched when what is seen has been painted: over one connection both would come later.
(() => {
  const begin = () => {
    const state = document.getElementById('state');
    if (!state) {
      requestAnimationFrame(begin);
      return;
    }
    setTimeout(() => {
      for (const module of state.dataset.modules.split(' ')) if (module) void fetchModule(module);
    });
  };
  // Until it comes the page works as without script.
  const fetchModule = (module) => import(module).catch(() => setTimeout(fetchModule, 5000, module));
  requestAnimationFrame(begin);
})();
