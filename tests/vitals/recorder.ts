import type { Page } from '@playwright/test';

/** What a step of the way was like: its layout shift, how long each interaction took to be shown, its largest paint. */
export type Vitals = {
  shift: number;
  /** What shifted, and from where to where. */
  moved: string[];
  interactions: Interaction[];
  largestPaintMs: number | undefined;
};

/** How long after the press its answer was painted, and what the time went to. */
type Interaction = {
  durationMs: number;
  on: string;
  /** Until our handlers began, in them, and from their end to the painted frame. */
  partsMs: [waiting: number, handlers: number, painting: number];
};

type Recorded = {
  shift: number;
  moved: string[];
  interactions: Map<number, Interaction>;
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
      const { interactionId, duration, name, target, startTime, processingStart, processingEnd } =
        entry as PerformanceEventTiming;
      if (!interactionId || (recorded.interactions.get(interactionId)?.durationMs ?? -1) >= duration) return;
      const element = target instanceof Element ? target : null;
      recorded.interactions.set(interactionId, {
        durationMs: duration,
        on: `${name} on ${element?.tagName ?? 'what is gone'} ${element?.textContent.trim().slice(0, 30) ?? ''}`,
        partsMs: [
          processingStart - startTime,
          processingEnd - processingStart,
          Math.max(0, startTime + duration - processingEnd),
        ],
      });
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
    const known = [...interactions.values()];
    interactions.clear();
    Object.assign(window.vitals, { shift: 0, moved: [], largestPaintMs: undefined });
    return { shift, moved, interactions: known, largestPaintMs };
  });
}
