import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/** As a page's script that has just come. */
async function begin() {
  const { whenTouched } = await import('./when-touched.ts');
  const told: string[] = [];
  void whenTouched().then(() => told.push('touched'));
  return { told, whenTouched };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const painted = async () => {
  await new Promise(requestAnimationFrame);
  await settled();
  await settled();
};

test('the page load alone does not count as interaction', async () => {
  const { told } = await begin();
  window.dispatchEvent(new Event('load'));
  await settled();
  expect(told).toEqual([]);
});

test.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin', 'popstate'])(
  'a %s event counts as interaction, also for later listeners',
  async (type) => {
    const { told, whenTouched } = await begin();
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    await painted();
    expect(told).toEqual(['touched']);
    await expect(whenTouched()).resolves.toBeUndefined();
  },
);

test('a page scrolled before the script loaded counts as interaction', async () => {
  vi.stubGlobal('scrollY', 40);
  const { told } = await begin();
  await settled();
  expect(told).toEqual(['touched']);
});
