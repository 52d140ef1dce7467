import type { ProductDef } from '#catalog/format.ts';

/** The text of the product page: three HTML lists with headings. */
export function describeProduct(product: ProductDef): string {
  return (
    section('What you get', product.get) +
    section('Requirements', product.requirements) +
    section('How it works', product.how)
  );
}

export function paragraphs(texts: string[]): string {
  return texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
}

/** In the form of the database. */
export function faqText(faq: ProductDef['faq']): string {
  return JSON.stringify((faq ?? []).map(({ q, a }) => ({ question: q, answer: a })));
}

function section(title: string, lines: string[]): string {
  if (lines.length === 0) return '';
  return `<h3>${title}</h3><ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
