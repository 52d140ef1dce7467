import { Parser } from 'htmlparser2';

export type Block =
  | { kind: 'HEADING' | 'PARAGRAPH'; text: string }
  | { kind: 'LIST'; items: string[] };

const HEADING = /^h[1-6]$/;
const BREAKS = new Set(['p', 'div', 'br', 'section', 'article', 'blockquote', 'td', 'tr', 'ul', 'ol']);
const UNSPOKEN = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'title']);

/**
 * The shop's HTML as plain text in order; no markup of the shop ever reaches a page.
 * Broken markup gives the text it holds.
 */
export function blocksOf(html: string): Block[] {
  const blocks: Block[] = [];
  let text = '';
  let silent = 0;
  let kind: 'HEADING' | 'PARAGRAPH' | 'ITEM' = 'PARAGRAPH';

  function flush(next: typeof kind): void {
    const said = text.replaceAll(/\s+/g, ' ').trim();
    const last = blocks.at(-1);
    if (said && kind !== 'ITEM') blocks.push({ kind, text: said });
    else if (said && last?.kind === 'LIST' && !listEnded) last.items.push(said);
    else if (said) blocks.push({ kind: 'LIST', items: [said] });
    if (said) listEnded = false;
    text = '';
    kind = next;
  }

  let listEnded = false;
  const parser = new Parser(
    {
      onopentag(name) {
        if (UNSPOKEN.has(name)) silent += 1;
        else if (name === 'li') flush('ITEM');
        else if (HEADING.test(name)) flush('HEADING');
        else if (BREAKS.has(name) && kind !== 'ITEM') flush('PARAGRAPH');
        else if (BREAKS.has(name)) text += ' ';
      },
      ontext(data) {
        if (silent === 0) text += data;
      },
      onclosetag(name) {
        if (UNSPOKEN.has(name)) silent -= 1;
        else if (name === 'ul' || name === 'ol') {
          flush('PARAGRAPH');
          listEnded = true;
        } else if (name === 'li' || HEADING.test(name)) flush('PARAGRAPH');
        else if (BREAKS.has(name) && kind !== 'ITEM') flush('PARAGRAPH');
      },
    },
    { decodeEntities: true },
  );
  parser.write(html);
  parser.end();
  flush('PARAGRAPH');
  return blocks;
}

export function paragraphsOf(html: string): string[] {
  return blocksOf(html).flatMap((block) => (block.kind === 'LIST' ? block.items : [block.text]));
}
