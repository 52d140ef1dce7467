import type { createBrowserRouter } from 'react-router-dom';
import { ANNOUNCER_ID } from './announcer.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** After a navigation focus stands at the new page's heading, and its title is announced. */
export function afterNavigation(router: Router): void {
  let shown = router.state.location.pathname;
  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle' || location.pathname === shown) return;
    shown = location.pathname;
    if (location.hash) return;
    // Two frames: React commits the new page in a transition after the router has it.
    requestAnimationFrame(() => requestAnimationFrame(arrive));
  });
}

function arrive(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading && !heading.contains(document.activeElement)) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  const announcer = document.getElementById(ANNOUNCER_ID);
  if (announcer) announcer.textContent = document.title;
}
