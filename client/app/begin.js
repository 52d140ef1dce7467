// What acts is fetched when what is seen has been painted: over one connection both would come later.
(() => {
  const begin = () => {
    const state = document.getElementById('state');
    if (!state) {
      requestAnimationFrame(begin);
      return;
    }
    setTimeout(() => {
      for (const module of state.dataset.modules.split(' ')) if (module) void import(module);
    });
  };
  requestAnimationFrame(begin);
})();
