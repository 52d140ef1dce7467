import type { Page, Route } from '@playwright/test';

/** Where a page's heading and the column around it stood in one frame, and whether the page had no header. */
type Seen = { path: string; heading: string; width: number; column: string; isBare: boolean };

/** `moved` names what shifted, for anyone who looks into a failure. */
type Layout = { seen: Seen[]; shift: number; moved: string[] };

declare global {
  interface Window {
    layoutProbe: Layout;
  }
}

const FRAMES_LATE = 3;

/** Observes every frame of every document from now on, and adds up unexpected layout shifts. */
export async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    };
    const probe: Window['layoutProbe'] = { seen: [], shift: 0, moved: [] };
    window.layoutProbe = probe;
    const known = new Set<string>();
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        probe.shift += value;
        for (const { node, previousRect: a, currentRect: b } of sources) {
          const name = node instanceof Element ? `${node.tagName}.${node.className}` : node?.nodeName;
          const from = [a.x, a.y, a.width, a.height].map(Math.round).join();
          probe.moved.push(`${name} ${from} to ${[b.x, b.y, b.width, b.height].map(Math.round).join()}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const heading = document.querySelector('main h1');
      const box = heading?.parentElement?.getBoundingClientRect();
      if (heading && box) {
        const width = Math.round(heading.getBoundingClientRect().width);
        const column = `${Math.round(box.left)} +${Math.round(box.width)}`;
        const isBare = document.querySelector('header') === null;
        const seen = { path: location.pathname, heading: heading.textContent, width, column, isBare };
        const key = JSON.stringify(seen);
        if (!known.has(key)) probe.seen.push(seen);
        known.add(key);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** What was seen since the last call, or since the document came. */
export function takeLayout(page: Page): Promise<Layout> {
  return page.evaluate(() => {
    const { seen, shift, moved } = window.layoutProbe;
    window.layoutProbe.shift = 0;
    return { seen: seen.splice(0), shift, moved: moved.splice(0) };
  });
}

/** Delays each script by some frames after the one before it, so that no two arrive together. */
export async function delayScripts(page: Page): Promise<void> {
  let queue = Promise.resolve();
  // The theme is chosen before anything is painted: a page that waits for it has no frames.
  await page.route(/\/assets\/(?!before-paint)[^/]+\.js$/, (route: Route) => {
    queue = queue.then(async () => {
      // A document that goes away has no frames any more.
      await page.evaluate(passFrames, FRAMES_LATE).catch(() => undefined);
      await route.continue().catch(() => undefined);
    });
  });
}

function passFrames(frames: number): Promise<void> {
  return new Promise((resolve) => {
    const next = () => (frames-- > 0 ? requestAnimationFrame(next) : resolve());
    next();
  });
}
