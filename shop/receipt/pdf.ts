import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { type Face, legible, readFaces, runsOf } from './face.ts';
import type { Receipt, ReceiptRow } from './receipt.ts';

/** In points, 72 to an inch. */
const MARGIN = 56;
const AMOUNT_WIDTH = 110;
const FACT_WIDTH = 110;
/** Below it a row would be separated from its notes. */
const ROW_HEIGHT = 56;
const SIZE = { title: 22, row: 10.5, note: 9 };
const INK = '#1a1a1f';
const PALE = '#5c5c66';
const RULE = '#d5d5dc';

type Tag = 'H1' | 'P';
type Style = { size: number; color: string };
const ROW: Style = { size: SIZE.row, color: INK };
const NOTE: Style = { size: SIZE.note, color: PALE };

let faces: Promise<Face[]> | undefined;

/** A PDF on A4 pages: the same bytes for the same receipt. */
export async function receiptPdf(receipt: Receipt): Promise<Buffer> {
  faces ??= readFaces();
  const doc = openDocument(receipt, await faces);
  const bytes = buffer(doc);
  drawHead(doc, receipt);
  for (const rows of receipt.blocks) drawRows(doc, rows);
  doc.end();
  return bytes;
}

function openDocument({ title, date }: Receipt, known: Face[]) {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'en',
    displayTitle: true,
    // Screen readers read a tagged file from top to bottom; without tags they have to guess.
    tagged: true,
    pdfVersion: '1.7',
    // Without a default, the package would load a typeface of its own.
    font: '',
    // The current time would make every copy a different file.
    info: { Title: title, CreationDate: date },
  });
  for (const { name, bytes } of known) doc.registerFont(name, bytes);
  return doc.font('latin');
}

type Doc = ReturnType<typeof openDocument>;

function drawHead(doc: Doc, { title, seller, facts }: Receipt): void {
  write(doc, title, { size: SIZE.title, color: INK }, innerWidth(doc), 'H1');
  doc.moveDown(0.5);
  for (const line of seller) write(doc, line, NOTE);
  doc.moveDown(1);
  for (const { name, value } of facts) {
    const top = doc.y;
    write(doc, name, { ...ROW, color: PALE }, FACT_WIDTH);
    doc.y = top;
    doc.x = MARGIN + FACT_WIDTH;
    write(doc, value, ROW, innerWidth(doc) - FACT_WIDTH);
    doc.x = MARGIN;
  }
  doc.moveDown(1);
}

/** A block of rows below a rule; nothing for no rows. */
function drawRows(doc: Doc, rows: ReceiptRow[]): void {
  if (rows.length === 0) return;
  keepTogether(doc);
  doc
    .markContent('Artifact', { type: 'Layout' })
    .moveTo(MARGIN, doc.y)
    .lineTo(MARGIN + innerWidth(doc), doc.y)
    .strokeColor(RULE)
    .stroke()
    .endMarkedContent();
  doc.y += 10;
  for (const row of rows) drawRow(doc, row);
  doc.moveDown(0.5);
}

function drawRow(doc: Doc, { name, amount, notes }: ReceiptRow): void {
  keepTogether(doc);
  const width = innerWidth(doc) - AMOUNT_WIDTH;
  write(doc, name, ROW, width);
  // Beside the last line of the name, which may have continued on another page.
  const y = doc.y - doc.currentLineHeight(true);
  tag(doc, 'P', () => {
    doc.font('latin').text(amount, MARGIN + width, y, { width: AMOUNT_WIDTH, align: 'right' });
  });
  doc.x = MARGIN;
  // Typed text may have unsupported characters: then this choice is left out, not the others.
  write(doc, notes.filter((note) => note && runsOf(note)).join(' · '), NOTE, width);
  doc.y += 6;
}

function write(doc: Doc, text: string, { size, color }: Style, width = innerWidth(doc), type: Tag = 'P'): void {
  const runs = runsOf(text) ?? runsOf(legible(text)) ?? [];
  if (runs.length === 0) return;
  tag(doc, type, () =>
    runs.forEach((run, at) => {
      const options = { width, continued: at < runs.length - 1 };
      doc.font(run.face).fontSize(size).fillColor(color).text(run.text, options);
    }),
  );
}

function tag(doc: Doc, type: Tag, draw: () => void): void {
  doc.addStructure(doc.struct(type, {}, draw));
}

function keepTogether(doc: Doc): void {
  if (doc.y > doc.page.height - MARGIN - ROW_HEIGHT) doc.addPage();
}

function innerWidth(doc: Doc): number {
  return doc.page.width - 2 * MARGIN;
}
