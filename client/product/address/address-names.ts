type Option = { sendid: string; key: string; type: string; format?: string | null };

export const QUANTITY = 'quantity';

/** Who somebody is, and what they write to us, does not belong into addresses: those are shared and logged. */
export function isInAddress({ type, format }: Option): boolean {
  return type !== 'TEXTAREA' && !format;
}

/** The parameters that a page with these options reads. */
export function addressNames(options: readonly Option[]): string[] {
  return [...options.filter(isInAddress).flatMap(({ key, sendid }) => [key, sendid]), QUANTITY];
}
