import { createMemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { rememberedScroll, rememberScroll } from './scroll-memory.ts';

afterEach(() => vi.restoreAllMocks());

test('the scroll position is stored on pagehide without reading the layout', () => {
  const scrollY = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640);
  const router = createMemoryRouter([{ path: '/' }]);
  rememberScroll(router);
  window.dispatchEvent(new Event('scroll'));
  scrollY.mockClear();
  window.dispatchEvent(new Event('pagehide'));
  expect(rememberedScroll(router.state.location.key)).toBe(640);
  expect(scrollY).not.toHaveBeenCalled();
});
