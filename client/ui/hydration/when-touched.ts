import { afterFrame } from './when-painted.ts';

/** A visitor moves, scrolls or tabs before pressing anything. */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'scroll',
  'focusin',
  'input',
  'click',
  'popstate',
];

let touched: Promise<void> | undefined;

/**
 * Resolves after the visitor's first input; at once later. For code that is only needed for input. If the first input
 * is a press, it is handled first: code for it is fetched and hydrated in the next frame.
 */
export function whenTouched(): Promise<void> {
  return (touched ??= isTouched() ? Promise.resolve() : firstSign());
}

/** Before this script was loaded: the page is scrolled, or has received a press or key. */
function isTouched(): boolean {
  return scrollY > 0 || navigator.userActivation?.hasBeenActive === true || document.activeElement !== document.body;
}

function firstSign(): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const come = () => {
      waiting.abort();
      afterFrame(resolve);
    };
    for (const sign of SIGNS) addEventListener(sign, come, { capture: true, passive: true, signal: waiting.signal });
  });
}
