import { lazy, memo, Suspense, useState, type ComponentType, type NamedExoticComponent } from 'react';
import { awaitCode, fetchCode } from './fetch-code.ts';
import { whenTouched } from './when-touched.ts';

const opening: (() => Promise<unknown>)[] = [];

/**
 * A part of a page whose code is not needed to read the page. The server renders it like any other; in the browser its
 * HTML is used, links and forms in it work, and its code is loaded at the visitor's first input, or when the network is
 * back. A page that has no HTML yet is only shown after `openEveryPart`.
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
    // The same component as long as it is mounted: another one would start over, without what was typed.
    const [{ Part }] = useState(() => ({ Part: opened ?? Waiting }));
    // React holds an update back until it has hydrated the part.
    if (props !== first) changed.resolve();
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  }
  // The HTML, and what was typed into it, only survives as long as the part gets no new props.
  return Object.assign(memo(LazilyHydrated), { open });
}

/**
 * Fetches the code of every part that the loaded pages can show: before the server renders, and before the browser
 * shows a page that it has no HTML of. A part that was loaded after its page would move the rest.
 *
 * @throws CodeMissing
 */
export async function openEveryPart(): Promise<void> {
  // Parts may contain parts.
  for (let begun = 0; begun < opening.length;) {
    const round = opening.slice(begun);
    begun = opening.length;
    await Promise.all(round.map((open) => open()));
  }
}
