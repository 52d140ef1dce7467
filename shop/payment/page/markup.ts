import { escapeUTF8 } from 'entities';

/** Markup that is safe to send. */
export type Markup = { readonly markup: string };

/** Inserts values into markup: text is escaped, markup and lists of markup are not. */
export function html(parts: TemplateStringsArray, ...values: (string | Markup | Markup[])[]): Markup {
  const filled = parts.map((part, index) => part + (index < values.length ? render(values[index]) : ''));
  return { markup: filled.join('') };
}

function render(value: string | Markup | Markup[] | undefined): string {
  if (Array.isArray(value)) return value.map(({ markup }) => markup).join('');
  if (typeof value === 'object') return value.markup;
  return escapeUTF8(value ?? '');
}
