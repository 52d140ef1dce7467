type Block = { kind: string; text: string };

/** Each heading of the page with the paragraph directly below it. */
export function questions(blocks: Block[]): { question: string; answer: string }[] {
  return blocks.flatMap(({ kind, text }, at) => {
    const next = blocks[at + 1];
    return kind === 'HEADING' && next?.kind === 'PARAGRAPH' ? [{ question: text, answer: next.text }] : [];
  });
}
