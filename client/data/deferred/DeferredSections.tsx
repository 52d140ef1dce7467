import { Suspense, use, type ReactNode } from 'react';
import { DeferredData } from './DeferredData.tsx';
import { Waiting } from './DeferredSection.tsx';
import type { Deferred, Outcome } from './deferred.ts';

type Sections = Record<string, Deferred<unknown>>;
type Outcomes<Of extends Sections> = {
  [Name in keyof Of]: Of[Name] extends Deferred<infer Value> ? Outcome<Value> : never;
};

type Props<Of extends Sections> = {
  of: Of;
  /** Reserves the space of all sections until the last one has loaded or reached its deadline. */
  fallback: ReactNode;
  children: (outcomes: Outcomes<Of>) => ReactNode;
};

/**
 * Shows several deferred sections together, each with its own deadline and error. For sections of unknown height: one
 * that appeared later would move those below it.
 */
export function DeferredSections<Of extends Sections>({ of, fallback, children }: Props<Of>) {
  const key = Object.values(of)
    .map(({ id }) => id)
    .join(' ');
  return (
    <Suspense key={key} fallback={<Waiting>{fallback}</Waiting>}>
      <AllSettled of={of}>{children}</AllSettled>
    </Suspense>
  );
}

function AllSettled<Of extends Sections>({ of, children }: Pick<Props<Of>, 'of' | 'children'>) {
  const outcomes = Object.entries(of).map(([name, { outcome }]) => {
    const coming: Promise<Outcome<unknown>> = outcome;
    return [name, use(coming)] as const;
  });
  return (
    <>
      {children(Object.fromEntries(outcomes) as Outcomes<Of>)}
      {outcomes.map(([name, outcome]) => (
        <DeferredData key={name} id={of[name]?.id ?? ''} outcome={outcome} />
      ))}
    </>
  );
}
