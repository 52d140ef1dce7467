import { timesBetween } from '#shop/stock/price-jump.ts';
import { isPriceChange, priceText } from '#shop/release/summary.ts';
import type { OwnPicture } from './own-pictures.ts';
import type { Plan } from './plan.ts';
import type { Issue } from '#shop/import/file/sheet.ts';
import type { Item } from '#shop/stock/stock.ts';

const PRICES_TOLD = 20;
const SLUG_SHOWN = 60;

/** What an import has done, or would do, as lines of text. */
export function reportOf(plan: Plan, { dryRun, pictures }: { dryRun: boolean; pictures: OwnPicture[] }): string[] {
  if (plan.issues.length > 0) {
    const rows = new Set(plan.issues.map(({ row }) => row)).size;
    const count = `${counted(plan.issues.length, 'issue')} in ${counted(rows, 'row')}`;
    return [...plan.issues.map(lineOf), `${count}. Nothing was imported.`];
  }
  const priced = plan.changed.filter(({ before, after }) => isPriceChange(before, after));
  const sum = `${number(plan.added.length)} new, ${number(plan.changed.length)} changed, ${number(plan.unchanged)} unchanged`;
  const lines = [`${counted(plan.rows, 'product')}: ${sum}; ${counted(priced.length, 'price change')}.`];
  lines.push(...priced.toSorted(byJump).slice(0, PRICES_TOLD).map(priceLine));
  if (priced.length > PRICES_TOLD) lines.push(`  and ${number(priced.length - PRICES_TOLD)} more`);
  if (pictures.length > 0) {
    const set = pictures.filter(({ file }) => file !== null).length;
    lines.push(`${counted(set, 'picture')} set, ${number(pictures.length - set)} taken away.`);
  }
  if (dryRun) lines.push('Dry run: nothing was written.');
  return lines;
}

function lineOf({ row, slug, column, message }: Issue): string {
  const product = slug ? ` (${slug.slice(0, SLUG_SHOWN)})` : '';
  const place = [row > 0 && `row ${row}${product}`, column].filter(Boolean).join(', ');
  return place ? `${place}: ${message}` : `the file ${message}`;
}

/** The largest first, so that a misplaced decimal point stands out among thousands of changes. */
function byJump(one: Priced, other: Priced): number {
  return timesBetween(other.before.price, other.after.price) - timesBetween(one.before.price, one.after.price);
}

type Priced = { before: Item; after: Item };

function priceLine({ before, after }: Priced): string {
  return `  ${after.slug}: ${priceText(before)} → ${priceText(after)}`;
}

function counted(count: number, noun: string): string {
  return `${number(count)} ${noun}${count === 1 ? '' : 's'}`;
}

function number(count: number): string {
  return count.toLocaleString('en-GB');
}
