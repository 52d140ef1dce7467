import { type ReactNode, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import styles from './CopyField.module.css';
import { Icon } from './Icon.tsx';

type Props = { label: string; link: string; children?: ReactNode };

/** A link to share: copied by a press, or by hand if the browser does not allow that. */
export function CopyField({ label, link, children }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [said, say] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      say('Copied');
    } catch {
      field.current?.select();
      say('Selected, copy it by hand');
    }
  };
  return (
    <>
      <label className={styles.field}>
        <span className="quiet xs">{label}</span>
        <input ref={field} className={styles.link} readOnly value={link} onFocus={({ target }) => target.select()} />
      </label>
      {children}
      <p className={styles.copy}>
        <Button size="sm" onClick={() => void copy()}>
          <Icon name="copy" size="s" />
          Copy link
        </Button>
        <span role="status" className="quiet xs">
          {said}
        </span>
      </p>
    </>
  );
}
