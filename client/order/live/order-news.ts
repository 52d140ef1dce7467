import type { OrderNews_OrderFragment as Order } from '#client/generated/graphql.ts';
import { titleOf } from '#client/order/work/order-progress.ts';

type Line = Order['lines'][number];

const MAX_TEXT_LENGTH = 120;

/** The changes between two states of an order, in sentences; empty if there is nothing worth announcing. */
export function newsOf(before: Order, after: Order): string {
  if (before.number !== after.number) return '';
  const news = [
    ...stageNews(before, after),
    ...lineNews(before, after),
    ...messageNews(before, after),
    ...moneyNews(before, after),
  ];
  return news.map((words) => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`).join(' ');
}

function stageNews(before: Order, after: Order): string[] {
  const { stage, stopped, team, confirmedAt } = after;
  const news: string[] = [];
  if (stage !== before.stage) news.push(`The order ${titleOf(stage)}`);
  if (team && team !== before.team) news.push(`Team: ${team}`);
  if (stopped?.cause === 'WAITING' && before.stopped?.cause !== 'WAITING') news.push('The team waits for your answer');
  if (stopped?.cause === 'SERVERS' && before.stopped?.cause !== 'SERVERS')
    news.push('The servers of the game are down');
  if (confirmedAt && !before.confirmedAt) news.push('You have confirmed the order');
  return news;
}

function lineNews(before: Order, after: Order): string[] {
  const known = new Map(before.lines.map((line) => [line.id, line]));
  const { lines } = after;
  return lines.flatMap((line) => {
    const was = known.get(line.id);
    const news = was ? newsOfLine(was, line) : undefined;
    return news ? [lines.length > 1 ? `${line.name}: ${news}` : news] : [];
  });
}

function newsOfLine(was: Line, is: Line): string | undefined {
  if (is.isRunCanceled && !was.isRunCanceled) return 'we had to call the run off';
  if (is.runStartsAt !== was.runStartsAt) return 'the run has a new date';
  if (is.unitsTotal > 1 && is.unitsDone !== was.unitsDone) return unitNews(is);
  if (is.doneAt && !was.doneAt) return 'done';
  return is.startedAt && !was.startedAt ? 'work has started' : undefined;
}

function unitNews({ unitName, unitsDone, unitsTotal, unitReached }: Line): string {
  const [done, total] = [unitsDone, unitsTotal].map((units) => units.toLocaleString('en-US'));
  const reached = unitReached ? `, ${unitReached} reached` : '';
  return `${done} of ${total} ${unitName.toLowerCase()} done${reached}`;
}

function messageNews(before: Order, after: Order): string[] {
  const known = new Set(before.messages.map(({ id }) => id));
  const fresh = after.messages.filter(({ id }) => !known.has(id));
  const lines = fresh.map(({ from, text }) =>
    from === 'BUYER' ? 'Message sent' : `${after.team ?? 'The team'} writes: ${excerptOf(text)}`,
  );
  const shown = new Set(before.proofs.map(({ id }) => id));
  const pictures = after.proofs.filter(({ id, url }) => !shown.has(id) && !fresh.some((one) => one.proofUrl === url));
  return pictures.length > 0 ? [...lines, 'A new picture of the work is here'] : lines;
}

function moneyNews(before: Order, after: Order): string[] {
  const news: string[] = [];
  const { compensation, refunds } = after;
  if (compensation?.state === 'OFFERED' && before.compensation?.state !== 'OFFERED') {
    news.push(`${compensation.amount.formatted} is offered to you: ${compensation.reason}`);
  }
  for (const [at, { amount, isPaid }] of refunds.entries()) {
    const was = before.refunds[at];
    if (isPaid && !was?.isPaid) news.push(`${amount.formatted} is given back`);
    else if (!was) news.push(`${amount.formatted} is on its way back`);
  }
  return news;
}

/** The page shows the whole text; an announcement only has its beginning. */
function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').replace(/[.!?]$/, '');
  return line.length > MAX_TEXT_LENGTH ? `${line.slice(0, MAX_TEXT_LENGTH).trimEnd()} …` : line;
}
