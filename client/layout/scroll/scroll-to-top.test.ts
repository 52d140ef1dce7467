// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { easeOutCubic, scrollToTop } from './scroll-to-top.ts';

afterEach(() => void vi.restoreAllMocks());

it('scrolling to the top eases out', () => {
  expect([0, 0.5, 1].map(easeOutCubic)).toEqual([0, 0.875, 1]);
});

it('scrolling to the top takes half a second', () => {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(800);
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  scrollToTop();
  for (const now of [1250, 1500]) frames.shift()?.(now);
  expect(scrollTo.mock.calls).toEqual([
    [0, 100],
    [0, 0],
  ]);
  expect(frames).toEqual([]);
});

it('scrolling to the top is instant with reduced motion', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  scrollToTop();
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
});
