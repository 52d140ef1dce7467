type Option = { sendid: string; key: string; type: string; format?: string | null };

export const QUANTITY = 'quantity';

/** Names of persons and their messages do not belong in addresses, which are shared and logged. */
export function isInAddress({ type, format }: Option): boolean {
  return type !== 'TEXTAREA' && !format;
}

/** The query parameters of a page with these options. */
export function addressNames(options: readonly Option[]): string[] {
  return [...options.filter(isInAddress).flatMap(({ key, sendid }) => [key, sendid]), QUANTITY];
}
