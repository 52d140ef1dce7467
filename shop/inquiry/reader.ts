import type { ErrorDetail } from '#shop/http/call.ts';
import { isEmail, isInvisible } from '#shop/product/quote/text/text-format.ts';

type Rule = {
  required: boolean;
  /** In characters as people count them. */
  longest: number;
  lines?: boolean;
};

/** The values of the form, by field; null for one that is not text. */
export type Form = Readonly<Record<string, string | null>>;

/** Reads the fields of a form one by one, and collects errors in their order. */
export function readerOf(body: Form) {
  const issues: ErrorDetail[] = [];

  function issue(field: string, message: string, code = 'invalid_field'): void {
    if (!issues.some((known) => known.field === field)) issues.push({ code, field, message });
  }

  /** Trimmed; empty if it was left out or rejected. */
  function text(field: string, { required, longest, lines = false }: Rule): string {
    const sent = body[field] === undefined ? '' : body[field];
    if (sent === null) {
      issue(field, 'Not a text');
      return '';
    }
    const value = (lines ? sent.replaceAll('\r\n', '\n') : sent.replaceAll(/\s+/g, ' ')).normalize('NFC').trim();
    if (required && isInvisible(value)) issue(field, 'Required', 'required');
    if ([...value].length <= longest) return value;
    issue(field, `At most ${longest} characters`, 'out_of_range');
    return '';
  }

  /** In lower case. */
  function email(field: string): string {
    const value = text(field, { required: true, longest: 96 }).toLowerCase();
    if (value !== '' && !isEmail(value)) issue(field, 'Enter correct email');
    return value;
  }

  /** The value for a sent text; undefined, with an error, if there is none. */
  function choice<Meaning>(field: string, meanings: ReadonlyMap<string, Meaning>): Meaning | undefined {
    const value = text(field, { required: true, longest: 100 });
    const meaning = meanings.get(value);
    if (meaning === undefined) issue(field, 'Choose one of the list');
    return meaning;
  }

  return { issues, issue, text, email, choice };
}

export type FormReader = ReturnType<typeof readerOf>;
