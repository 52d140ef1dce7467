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

test('nothing is called while nobody touches the page', async () => {
  const { told } = await begin();
  window.dispatchEvent(new Event('load'));
  await settled();
  expect(told).toEqual([]);
});

test.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin', 'popstate'])(
  'a %s is a sign of life, also for who asks later',
  async (type) => {
    const { told, whenTouched } = await begin();
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    await painted();
    expect(told).toEqual(['touched']);
    await expect(whenTouched()).resolves.toBeUndefined();
  },
);

test('a page that was scrolled before the script came has been touched', async () => {
  vi.stubGlobal('scrollY', 40);
  const { told } = await begin();
  await settled();
  expect(told).toEqual(['touched']);
});
