// Its own file, fetched before the first paint: cached pages are the same for everybody, and no inline script may run.
(() => {
  const show = (theme) => {
    document.documentElement.dataset.theme = theme;
    // The first colour of the browser's own frame is for the light theme, the second for all else.
    const frame = document.querySelector('meta[name="theme-color"]');
    frame?.setAttribute('media', theme === 'light' ? 'all' : 'not all');
  };
  const chosen = /(?:^|; )theme=(dark|light)(?:;|$)/.exec(document.cookie);
  if (chosen) show(chosen[1]);
  // Nor may the offer be seen, and everything move up, where it was answered before.
  const answered = /(?:^|; )waystone_offer=([\w-]+)\.\w+/.exec(document.cookie);
  if (answered?.[1] === document.documentElement.dataset.offer) document.documentElement.dataset.offerAnswer = '';
  // The code of a friend, which `friend-link.ts` keeps, takes the place of the offer.
  if (/(?:^|; )waystone_friend=/.test(document.cookie)) document.documentElement.dataset.friend = '';
  // Which wallets the device can have: Stripe's script, which knows, comes with the page that shows them alone.
  // Apple's session throws where the page is not encrypted.
  const hasApple = location.protocol === 'https:' && window.ApplePaySession?.canMakePayments();
  document.documentElement.dataset.wallet = hasApple ? 'apple' : window.PaymentRequest ? 'web' : 'none';
  // Here, so that a press counts before the script that answers it has come, and on its way down: React keeps from
  // the window what is pressed in a part that it has not hydrated.
  const onClick = (event) => {
    const { target } = event;
    const button = target.closest?.('button');
    const link = target.closest?.('a[href]:not([target])');
    const isPlain = !event.button && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (link && isPlain && window.earlyPresses?.length) {
      // It would lead away from what was pressed before it; where no script comes, it leads on after all.
      event.preventDefault();
      window.earlyPresses.push(link);
      setTimeout(() => window.earlyPresses && location.assign(link.href), 4_000);
      return;
    }
    if (button?.dataset.themeSwitch !== undefined) switchTheme();
    // Until `keep-presses.ts` takes them over. That it is busy is the first answer to the visitor.
    else if (button?.type === 'button' && window.earlyPresses?.push(button)) button.ariaBusy = 'true';
  };
  const switchTheme = () => {
    const preferred = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
    const next = (document.documentElement.dataset.theme ?? preferred) === 'dark' ? 'light' : 'dark';
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `theme=${next}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
    show(next);
  };
  window.earlyPresses = [];
  addEventListener('click', onClick, { capture: true });
})();
