/** Whether a text has every word of a query, wherever it stands and whatever its case and accents. */
export function hasWords(text: string, query: string): boolean {
  const searched = fold(text);
  return fold(query)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
