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
 * Resolves after the visitor's first sign of life; at once later. Code that only answers a visitor waits for it. A sign
 * that is a press is answered first: what is fetched and hydrated for it begins with the next frame.
 */
export function whenTouched(): Promise<void> {
  return (touched ??= isTouched() ? Promise.resolve() : firstSign());
}

/** Before this script came: the page is scrolled, or a press or key has reached it. */
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
