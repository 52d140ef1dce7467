import { Parser } from 'htmlparser2';
import { remember } from '#server/limit/remember.ts';

export type Block = { kind: 'HEADING' | 'PARAGRAPH'; text: string } | { kind: 'LIST'; items: string[] };

type Kind = 'HEADING' | 'PARAGRAPH' | 'ITEM';

const HEADING = /^h[1-6]$/;
const LISTS = new Set(['ul', 'ol']);
const BREAKS = new Set(['p', 'div', 'br', 'section', 'article', 'blockquote', 'td', 'tr']);
const UNSPOKEN = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'title']);

/** Twenty times our longest description; longer ones are cut. */
const MAX_LENGTH = 100_000;
/** The parser searches all open elements for the one to close, which is quadratic in their number. */
const MAX_TAGS = 5_000;

/**
 * The shop's HTML as plain text in order; no markup of the shop ever reaches a page. From invalid markup the text is
 * kept.
 */
export function blocksOf(html: string): Block[] {
  const writer = createBlockWriter();
  let silent = 0;
  const parser = new Parser({
    onopentag(name) {
      if (UNSPOKEN.has(name)) silent += 1;
      else if (name === 'li') writer.begin('ITEM');
      else if (HEADING.test(name)) writer.begin('HEADING');
      else if (LISTS.has(name)) writer.beginList();
      else if (BREAKS.has(name)) writer.pause();
    },
    ontext(data) {
      if (silent === 0) writer.add(data);
    },
    onclosetag(name) {
      if (UNSPOKEN.has(name)) silent -= 1;
      else if (name === 'li' || LISTS.has(name) || HEADING.test(name)) writer.begin('PARAGRAPH');
      else if (BREAKS.has(name)) writer.pause();
    },
  });
  parser.write(bounded(html));
  parser.end();
  return writer.end();
}

/** Joins text to blocks; a block ends where the next one begins. */
function createBlockWriter() {
  const blocks: Block[] = [];
  let kind: Kind = 'PARAGRAPH';
  let text = '';
  let list: string[] | undefined;

  function begin(next: Kind): void {
    const said = text.replaceAll(/\s+/g, ' ').trim();
    text = '';
    if (said && kind === 'ITEM') addItem(said);
    else if (said) blocks.push({ kind: kind === 'HEADING' ? kind : 'PARAGRAPH', text: said });
    kind = next;
  }

  function addItem(item: string): void {
    if (!list) {
      list = [];
      blocks.push({ kind: 'LIST', items: list });
    }
    list.push(item);
  }

  return {
    begin,
    beginList() {
      begin('PARAGRAPH');
      list = undefined;
    },
    add(data: string) {
      text += data;
    },
    /** A paragraph within a list line does not end the line. */
    pause() {
      if (kind === 'ITEM') text += ' ';
      else begin('PARAGRAPH');
    },
    end(): Block[] {
      begin('PARAGRAPH');
      return blocks;
    },
  };
}

/** Of a category, whose page is rendered often. */
export const paragraphsOf = remember((html): readonly string[] =>
  blocksOf(html).flatMap((block) => (block.kind === 'LIST' ? block.items : [block.text])),
);

function bounded(html: string): string {
  const longest = html.slice(0, MAX_LENGTH);
  let at = -1;
  for (let tags = 0; tags <= MAX_TAGS; tags += 1) {
    at = longest.indexOf('<', at + 1);
    if (at === -1) return longest;
  }
  return longest.slice(0, at);
}
