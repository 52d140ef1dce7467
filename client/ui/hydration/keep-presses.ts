declare global {
  interface Window {
    /** Presses from before the first module was loaded (`before-paint.js`), until they are replayed here. */
    earlyPresses?: HTMLElement[];
  }
}

/** Buttons that do nothing without script. The theme switch has its own listener (`before-paint.js`). */
const BUTTON = 'button[type="button"]:not([data-theme-switch])';
const LINK = 'a[href]:not([target])';
const AGAIN_MS = 100;
/** For ten seconds: as long as a visitor may still wait. */
const MAX_TRIES = 100;
/** As long as a link waits, as in `before-paint.js`: who follows it sees nothing happen. */
const MAX_TRIES_BEFORE_LINK = 40;

/**
 * Links, forms and `<details>` work before their code is loaded. A press on a button that does not is kept and
 * replayed, one by one and in order, until its code handles it. React stops a click in a part that is not hydrated in
 * the capture phase: one that bubbles up to the window was handled. A link waits for the presses before it.
 *
 * @returns a function to call once React listens to the document: until then nothing is handled.
 */
export function keepPresses(): () => void {
  let isHeard = false;
  const kept = window.earlyPresses ?? [];
  delete window.earlyPresses;
  const answered = new WeakSet<Event>();
  let replayed: Event | undefined;
  let tries = 0;
  // Each in a separate task, so that the next one sees the effect of the one before.
  const replay = () => {
    const [button] = kept;
    if (!button) return;
    replayed = new MouseEvent('click', { bubbles: true, cancelable: true });
    if (button.isConnected) button.dispatchEvent(replayed);
    tries += 1;
    const isDone = answered.has(replayed) || !button.isConnected || isLink(button);
    const isOver = isDone || tries >= (kept.some(isLink) ? MAX_TRIES_BEFORE_LINK : MAX_TRIES);
    if (isOver) {
      kept.shift();
      // Where the code of one press does not come, that of the others before a link will not either.
      if (isDone || !kept.some(isLink)) tries = 0;
    }
    // React updates the button after this task: a button that is busy itself stays so.
    button.ariaBusy = isOver ? null : 'true';
    setTimeout(replay, isOver ? 0 : AGAIN_MS);
  };
  const keep = (event: MouseEvent) => {
    if (event === replayed || !(event.target instanceof Element)) return;
    if (kept.length > 0 && holdLink(event, kept)) return;
    const button = event.target.closest<HTMLElement>(BUTTON);
    if (!button) return;
    setTimeout(() => {
      if (answered.has(event)) return;
      button.ariaBusy = 'true';
      if (kept.push(button) === 1) setTimeout(replay, AGAIN_MS);
    });
  };
  setTimeout(replay);
  addEventListener('click', keep, { capture: true });
  addEventListener('click', (event) => void (isHeard && answered.add(event)));
  return () => void (isHeard = true);
}

/** It would lead away from what was pressed before it. */
function holdLink(event: MouseEvent, kept: HTMLElement[]): boolean {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>(LINK) : null;
  if (!link || !isPlain(event)) return false;
  event.preventDefault();
  event.stopPropagation();
  kept.push(link);
  return true;
}

function isLink(element: HTMLElement): boolean {
  return element.matches(LINK);
}

/** Opens nothing in another tab or window. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
