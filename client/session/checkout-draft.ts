const DRAFT_KEY = 'waystone-checkout';

/** What was typed at the checkout, by field name; kept for this tab until the order is placed. Browser only. */
export type CheckoutDraft = Record<string, string>;

export function readDraft(): CheckoutDraft | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null');
    return draft !== null && typeof draft === 'object' ? (draft as CheckoutDraft) : null;
  } catch {
    // A browser that stores nothing, or what another release stored: the form starts empty.
    return null;
  }
}

export function keepDraft(draft: CheckoutDraft): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // Without storage the draft only lives in the form.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Nothing was stored.
  }
}
