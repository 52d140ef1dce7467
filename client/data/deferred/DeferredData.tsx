import { scriptData } from '#client/data/state/json-script.ts';
import type { Outcome } from './deferred.ts';
import { sourceOf } from '#client/data/state/source.ts';

type Props = { id: string; outcome: Outcome<unknown> };

/**
 * The section's data, inside the section's own Suspense boundary: whenever React hydrates it, the data is in the
 * document already. The browser keeps the server's HTML.
 */
export function DeferredData({ id, outcome }: Props) {
  const json = import.meta.env.SSR ? scriptData(delivered(outcome)) : '';
  return <script type="application/json" id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />;
}

function delivered(outcome: Outcome<unknown>) {
  return outcome.ok ? { ...outcome, origin: sourceOf(outcome.value) } : outcome;
}
