type Said = { kind: string; text: string };

export type Section<Block> = {
  /** The section's anchor in an address: `when-does-my-order-start`. */
  id: string;
  heading: string;
  blocks: Block[];
};

/** A text split at its headings; `intro` is the text before the first. */
export function sectionsOf<Block extends Said>(
  blocks: readonly Block[],
): { intro: Block[]; sections: Section<Block>[] } {
  const intro: Block[] = [];
  const sections: Section<Block>[] = [];
  for (const block of blocks) {
    if (block.kind === 'HEADING') sections.push({ id: anchorOf(block.text), heading: block.text, blocks: [] });
    else (sections.at(-1)?.blocks ?? intro).push(block);
  }
  return { intro, sections };
}

/** The anchor of a heading. */
export function anchorOf(heading: string): string {
  const words =
    heading
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words.join('-');
}
