import { askedOf } from './asked.ts';
import { toItems, type Chosen, type FormItem } from './form-items.ts';

type Option = Parameters<typeof askedOf>[0][number] & { type: string; format?: string | null; required: boolean };

const ANY_TEXT: Record<string, string> = { BATTLETAG: 'Any#1', EMAIL: 'any@example.com' };
const ANY: Partial<Record<string, string>> = { TEXT: 'any', TEXTAREA: 'any', DATE: '2030-01-01' };

/**
 * What to ask the price of. No text changes it, so one that is still to be typed, or typed wrongly,
 * does not keep it back: a text that fits stands in for it.
 */
export function priceQuestion(options: readonly Option[], chosen: Chosen): FormItem[] {
  const asked = askedOf(options, chosen);
  return options.flatMap(({ sendid, type, format, required }): FormItem[] => {
    if (!asked.has(sendid)) return [];
    const standIn = (format && ANY_TEXT[format]) || ANY[type];
    if (standIn) return required ? [{ sendid, value: standIn }] : [];
    return toItems({ [sendid]: chosen[sendid] ?? [] });
  });
}
