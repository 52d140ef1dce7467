import { readStored, store } from './browser-storage.ts';

const DRAFT_KEY = 'waystone-checkout';

/** What was typed at the checkout, by field name; kept for this tab until the order is placed. Browser only. */
export type CheckoutDraft = Record<string, string>;

export function readDraft(): CheckoutDraft | null {
  try {
    const draft: unknown = JSON.parse(readStored('session', DRAFT_KEY) ?? 'null');
    return isDraft(draft) ? draft : null;
  } catch {
    // Stored by another release: the form starts empty.
    return null;
  }
}

function isDraft(value: unknown): value is CheckoutDraft {
  return value !== null && typeof value === 'object' && Object.values(value).every((text) => typeof text === 'string');
}

export function keepDraft(draft: CheckoutDraft): void {
  store('session', DRAFT_KEY, JSON.stringify(draft));
}

export function dropDraft(): void {
  store('session', DRAFT_KEY, null);
}
