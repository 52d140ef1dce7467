import type { ProductDef, SeasonDef } from '#catalog/format.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The product page's text: three headed HTML lists. A season whose end is known is told among the requirements. */
export function describeProduct(product: ProductDef, season?: SeasonDef): string {
  return (
    section('What you get', product.get) +
    section('Requirements', [...product.requirements, ...deadlineOf(season)]) +
    section('How it works', product.how)
  );
}

export function paragraphs(texts: string[]): string {
  return texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
}

/** As the database keeps it. */
export function faqText(faq: ProductDef['faq']): string {
  return JSON.stringify((faq ?? []).map(({ q, a }) => ({ question: q, answer: a })));
}

function deadlineOf(season: SeasonDef | undefined): string[] {
  return season?.ends ? [`${season.name} is live: it ends ${DAY.format(new Date(season.ends))}`] : [];
}

function section(title: string, lines: string[]): string {
  if (lines.length === 0) return '';
  return `<h3>${title}</h3><ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
