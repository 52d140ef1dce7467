import type { RefusalDetail } from '#shop/http/call.ts';
import { isEmail, isInvisible } from '#shop/product/text-format.ts';

type Rule = {
  required: boolean;
  /** In characters as people count them. */
  longest: number;
  lines?: boolean;
};

/** Reads the fields of a form one by one, and gathers what is wrong in their order. */
export function readerOf(body: Record<string, unknown>) {
  const faults: RefusalDetail[] = [];

  function fault(field: string, message: string, code = 'invalid_field'): void {
    if (!faults.some((known) => known.field === field)) faults.push({ code, field, message });
  }

  /** Trimmed; empty when it was left out or refused. */
  function text(field: string, { required, longest, lines = false }: Rule): string {
    const sent = body[field] ?? '';
    if (typeof sent !== 'string') {
      fault(field, 'Not a text');
      return '';
    }
    const value = (lines ? sent.replaceAll('\r\n', '\n') : sent.replaceAll(/\s+/g, ' ')).normalize('NFC').trim();
    if (required && isInvisible(value)) fault(field, 'Required', 'required');
    if ([...value].length <= longest) return value;
    fault(field, `At most ${longest} characters`, 'out_of_range');
    return '';
  }

  /** In lower case. */
  function email(field: string): string {
    const value = text(field, { required: true, longest: 96 }).toLowerCase();
    if (value !== '' && !isEmail(value)) fault(field, 'Enter correct email');
    return value;
  }

  /** What the text sent stands for; undefined, with a fault, when it stands for nothing. */
  function choice<Meaning>(field: string, meanings: ReadonlyMap<string, Meaning>): Meaning | undefined {
    const value = text(field, { required: true, longest: 100 });
    const meaning = meanings.get(value);
    if (meaning === undefined) fault(field, 'Choose one of the list');
    return meaning;
  }

  return { faults, fault, text, email, choice };
}

export type FormReader = ReturnType<typeof readerOf>;
