import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Reports where the thumbs were moved to before this code was loaded: until then only the browser moves them. */
export function useEarlyMove(
  track: RefObject<HTMLElement | null>,
  at: readonly number[],
  moved: (to: readonly number[]) => void,
): void {
  const onMoved = useEffectEvent((to: readonly number[]) => {
    if (to.join() !== at.join()) moved(to);
  });
  useEffect(() => {
    const thumbs = track.current?.querySelectorAll<HTMLInputElement>('input[type="range"]') ?? [];
    onMoved([...thumbs].map((thumb) => thumb.valueAsNumber));
  }, [track]);
}
