import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Tells where a thumb was put before this code came: until then the browser alone moves it. */
export function useEarlyMove(thumb: RefObject<HTMLInputElement | null>, at: number, moved: (to: number) => void): void {
  const onMoved = useEffectEvent((to: number | undefined) => {
    if (to !== undefined && to !== at) moved(to);
  });
  useEffect(() => onMoved(thumb.current?.valueAsNumber), [thumb]);
}
