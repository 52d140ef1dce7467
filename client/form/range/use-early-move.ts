import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Tells where the thumbs of a track were put before this code came: until then the browser alone moves them. */
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
