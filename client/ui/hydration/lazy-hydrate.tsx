import { lazy, memo, Suspense, useState, type ComponentType, type NamedExoticComponent } from 'react';
import { awaitCode, fetchCode } from './fetch-code.ts';
import { whenTouched } from './when-touched.ts';

const opening: (() => Promise<unknown>)[] = [];

/**
 * A part of every page whose code is not needed to read the page. The server renders it like any other;
 * in the browser its HTML stands, links and forms in it work, and its code comes when the visitor touches the page,
 * or when the network is back. A page that has no HTML yet is shown only after `openEveryPart`.
 *
 * @param when resolves when the code is wanted.
 */
export function lazyHydrate<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  when: () => Promise<void> = whenTouched,
): NamedExoticComponent<Props> & { open(): Promise<unknown> } {
  let opened: ComponentType<Props> | undefined;
  const get = async () => (opened = await fetch());
  const open = async () => opened ?? fetchCode(get);
  opening.push(open);
  const changed = Promise.withResolvers<void>();
  const Waiting = lazy(async () => {
    await Promise.race([when(), changed.promise]);
    return { default: await awaitCode(get) };
  });

  function LazilyHydrated(props: Props) {
    const [first] = useState(props);
    // The same for as long as it stands: another component would begin again, without what was typed.
    const [{ Part }] = useState(() => ({ Part: opened ?? Waiting }));
    // React keeps a change back until it has hydrated what it changes.
    if (props !== first) changed.resolve();
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  }
  // Its HTML, and what was typed into it, stands only as long as the part is given nothing new.
  return Object.assign(memo(LazilyHydrated), { open });
}

/**
 * Fetches the code of every part that the pages opened so far can show: before the server renders, and before
 * the browser shows a page that it has no HTML of. A part that came after its page would push the rest aside.
 *
 * @throws CodeMissing
 */
export async function openEveryPart(): Promise<void> {
  // Parts may have parts of their own.
  for (let begun = 0; begun < opening.length;) {
    const round = opening.slice(begun);
    begun = opening.length;
    await Promise.all(round.map((open) => open()));
  }
}
