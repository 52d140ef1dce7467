import { useEffect, useRef, useState } from 'react';
import { Checkbox } from '#client/form/Checkbox.tsx';
import { rememberCharacters } from './remember-characters.ts';
import styles from './RememberCharacters.module.css';

/** Nothing is remembered before the box is ticked. Without script there is no box. */
export function RememberCharacters() {
  const [isRefused, setRefused] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = place.current?.querySelector('input');
    return box ? rememberCharacters(box, setRefused) : undefined;
  }, []);
  return (
    <div ref={place} className={styles.place}>
      <Checkbox name="remember">Remember my characters in this browser for the next order</Checkbox>
      <p role="status" className="muted sm">
        {isRefused && 'Your browser refuses to remember anything for us: the next order will ask for them again.'}
      </p>
    </div>
  );
}
