import { blocksOf } from './rich-text.ts';

export type Description = { highlights: string[]; requirements: string[]; howItWorks: string[] };

/** Headings of the shop's descriptions, in lower case. */
const SECTIONS: Record<string, keyof Description> = {
  'what you get': 'highlights',
  requirements: 'requirements',
  'how it works': 'howItWorks',
};

/** List lines by the heading over them; lines under any other heading, or none, are highlights. */
export function describe(html: string): Description {
  const description: Description = { highlights: [], requirements: [], howItWorks: [] };
  let section: keyof Description = 'highlights';
  for (const block of blocksOf(html)) {
    if (block.kind === 'HEADING') section = SECTIONS[block.text.toLowerCase()] ?? 'highlights';
    else if (block.kind === 'LIST') description[section].push(...block.items);
  }
  return description;
}

// Descriptions of cached responses are requested again and again.
const read = new WeakMap<{ description: string }, Description>();

export function describeOnce(product: { description: string }): Description {
  const known = read.get(product) ?? describe(product.description);
  read.set(product, known);
  return known;
}
