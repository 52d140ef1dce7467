import { useEffect, useRef } from 'react';
import { Checkbox } from '#client/form/Checkbox.tsx';
import { rememberCharacters } from './remember-characters.ts';
import styles from './RememberCharacters.module.css';

/** Nothing is remembered before it is ticked. Without script there is nothing to tick. */
export function RememberCharacters() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = place.current?.querySelector('input');
    return box ? rememberCharacters(box) : undefined;
  }, []);
  return (
    <div ref={place} className={styles.place}>
      <Checkbox name="remember">Remember my characters in this browser for the next order</Checkbox>
    </div>
  );
}
