import type { Page } from '@playwright/test';

/** What a step of the way was like: its layout shift, how long each interaction took to be shown, its largest paint. */
export type Vitals = {
  shift: number;
  /** What shifted, and from where to where. */
  moved: string[];
  interactionsMs: number[];
  largestPaintMs: number | undefined;
};

type Recorded = {
  shift: number;
  moved: string[];
  interactions: Map<number, number>;
  largestPaintMs: number | undefined;
};

declare global {
  interface Window {
    vitals: Recorded;
  }
}

/** Records every document that the page opens from now on. */
export async function recordVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recorded: Recorded = { shift: 0, moved: [], interactions: new Map(), largestPaintMs: undefined };
    window.vitals = recorded;
    type Place = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Place[] };
    const placed = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    type Act = PerformanceEntry & { interactionId: number };
    const observe = (type: string, seen: (entry: PerformanceEntry) => void, more: object = {}) =>
      new PerformanceObserver((list) => list.getEntries().forEach(seen)).observe({ type, buffered: true, ...more });
    observe('layout-shift', (entry) => {
      const { value, hadRecentInput, sources } = entry as Shift;
      if (hadRecentInput) return;
      recorded.shift += value;
      for (const { node, previousRect, currentRect } of sources) {
        const name = node instanceof Element ? `${node.tagName} ${node.className}` : node?.nodeName;
        recorded.moved.push(`${name}: ${placed(previousRect)} to ${placed(currentRect)}`);
      }
    });
    observe('largest-contentful-paint', ({ startTime }) => (recorded.largestPaintMs = startTime));
    const interaction = (entry: PerformanceEntry) => {
      const { interactionId, duration } = entry as Act;
      const known = recorded.interactions.get(interactionId) ?? 0;
      if (interactionId) recorded.interactions.set(interactionId, Math.max(known, duration));
    };
    // What is quicker than a frame is not reported; it counts as a frame.
    observe('event', interaction, { durationThreshold: 16 });
    observe('first-input', interaction);
  });
}

/** What happened since the last call, or since the document came. */
export function takeVitals(page: Page): Promise<Vitals> {
  return page.evaluate(() => {
    const { shift, moved, interactions, largestPaintMs } = window.vitals;
    const interactionsMs = [...interactions.values()];
    interactions.clear();
    Object.assign(window.vitals, { shift: 0, moved: [], largestPaintMs: undefined });
    return { shift, moved, interactionsMs, largestPaintMs };
  });
}
