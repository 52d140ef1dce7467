import { Suspense, use, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { DeferredData } from './DeferredData.tsx';
import type { Deferred, Outcome } from './deferred.ts';

type Props<T> = {
  of: Deferred<T>;
  /** Reserves the section's space until it is there. */
  fallback: ReactNode;
  /** Shown when the section's data could not be loaded; nothing by default. */
  failed?: ReactNode;
  children: (value: T) => ReactNode;
};

/** Shows a part of the page that its loader did not wait for. */
export function DeferredSection<T>({ of, fallback, failed = null, children }: Props<T>) {
  // Without a key the old page would stay on screen until the deferred part of the new one has loaded.
  return (
    <Suspense key={of.id} fallback={<Waiting>{fallback}</Waiting>}>
      <Settled of={of} failed={failed}>
        {children}
      </Settled>
    </Suspense>
  );
}

function Settled<T>({ of, failed, children }: Omit<Props<T>, 'fallback'>) {
  const coming: Promise<Outcome<T>> = of.outcome;
  const outcome = use(coming);
  return (
    <>
      {outcome.ok ? children(outcome.value) : failed}
      <DeferredData id={of.id} outcome={outcome} />
    </>
  );
}

/** Without script a streamed section cannot be moved into its place: the page is requested again, in one piece. */
export function Waiting({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const whole = `${pathname}${search || '?'}&whole=1`;
  return (
    <>
      {children}
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${whole}`} />
        <a href={whole}>Show this part of the page</a>
      </noscript>
    </>
  );
}
