import { Chip } from '#client/ui/Chip.tsx';
import { MomentWords } from '#client/order/time/MomentWords.tsx';
import type { Pace } from './order-progress.ts';

type Line = {
  startedAt: string | null;
  doneAt: string | null;
  runStartsAt: string | null;
  isRunCanceled: boolean;
};

/** The state of a line, in two words. */
export function LineState({ line, pace }: { line: Line; pace: Pace }) {
  const { startedAt, doneAt, runStartsAt, isRunCanceled } = line;
  if (isRunCanceled) return <Chip tone="bad">Called off</Chip>;
  if (doneAt) return <Chip tone="ok">Done</Chip>;
  if (pace === 'over') return null;
  if (pace === 'still') return <Chip tone="warn">Paused</Chip>;
  if (startedAt) return <Chip tone="warn">Playing now</Chip>;
  if (!runStartsAt) return <Chip>Not started yet</Chip>;
  return (
    <Chip tone="lit">
      <MomentWords iso={runStartsAt} />
    </Chip>
  );
}
