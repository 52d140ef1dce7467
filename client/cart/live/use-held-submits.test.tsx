import { act, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartPath, checkoutPath } from '#client/site/paths.ts';
import { useHeldSubmits } from './use-held-submits.ts';

let root: Root;
/** What reaches the page's element, and whether the browser would send it. */
let seen: boolean[];

beforeEach(() => {
  seen = [];
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

type Props = { open: () => Promise<unknown>; isHere: boolean; action?: string };

function Page({ open, isHere, action = cartPath() }: Props) {
  const page = useRef<HTMLDivElement>(null);
  useHeldSubmits(page, open, isHere);
  return (
    <div ref={page}>
      <form method="post" action={action}>
        <button type="submit">Remove</button>
      </form>
      <a href={checkoutPath()}>Go to checkout</a>
    </div>
  );
}

async function show(props: Props) {
  await act(async () => root.render(<Page {...props} />));
}

/** After every listener of the page; nothing is sent from a test. */
function watch() {
  const outer = document.body.firstElementChild;
  const listen = (event: Event) => {
    seen.push(!event.defaultPrevented);
    event.preventDefault();
  };
  outer?.addEventListener('submit', listen);
}

const button = () => document.querySelector('button')!;
const press = () => act(async () => button().click());

test('checkout form and link wait for pending cart changes', async () => {
  const open = () => new Promise<void>(() => {});
  await show({ open, isHere: false });
  watch();
  const link = document.querySelector('a')!;
  const followed: boolean[] = [];
  document.body.firstElementChild?.addEventListener('click', (event) => {
    if (event.target === link) followed.push(!event.defaultPrevented);
    event.preventDefault();
  });
  await press();
  seen = [];
  button().form?.requestSubmit();
  await act(async () => link.click());
  expect([seen, followed]).toEqual([[false], [false]]);
  await show({ open, isHere: true });
  expect([seen, followed]).toEqual([
    [false, true],
    [false, true],
  ]);
});

test('a cart change waits for its code with a busy button, and is handled once it has loaded', async () => {
  const code = Promise.withResolvers<void>();
  const open = () => code.promise;
  await show({ open, isHere: false });
  watch();
  await press();
  expect([seen, button().ariaBusy]).toEqual([[false], 'true']);
  code.resolve();
  await show({ open, isHere: true });
  // As the code that is here now would find it.
  expect([seen, button().ariaBusy]).toEqual([[false, true], null]);
});

test('a form is submitted by the browser if its code cannot be loaded', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await show({ open: () => Promise.reject(new Error('offline')), isHere: false });
  watch();
  await press();
  expect([seen, button().ariaBusy]).toEqual([[false, true], null]);
});

test('other forms on the page are not held back', async () => {
  await show({ open: () => new Promise(() => {}), isHere: false, action: '/elsewhere' });
  watch();
  await press();
  expect(seen).toEqual([true]);
});
