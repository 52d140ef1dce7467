type Option = { sendid: string; key: string; type: string; format?: string | null };

export const QUANTITY = 'quantity';

/** Names of persons and their messages do not belong into addresses, which are shared and logged. */
export function isInAddress({ type, format }: Option): boolean {
  return type !== 'TEXTAREA' && !format;
}

/** The parameters that a page with these options reads. */
export function addressNames(options: readonly Option[]): string[] {
  return [...options.filter(isInAddress).flatMap(({ key, sendid }) => [key, sendid]), QUANTITY];
}
