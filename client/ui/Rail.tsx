import { useRef, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { railTarget } from './rail-target.ts';
import styles from './Rail.module.css';

type Props = { title: string; children: ReactNode };

/**
 * A row of cards that scrolls by touch, wheel and keyboard. The buttons move by what fits, and go round:
 * after the end comes the beginning.
 */
export function Rail({ title, children }: Props) {
  const rail = useRef<HTMLDivElement>(null);
  const turn = (direction: 1 | -1) => {
    const row = rail.current;
    if (!row) return;
    row.scrollTo({ left: railTarget(row.scrollLeft, row.clientWidth, row.scrollWidth, direction) });
  };
  return (
    <>
      <div className={styles.head}>
        <h2 className="h2">{title}</h2>
        <div className={styles.turn}>
          <Button square aria-label="Previous" onClick={() => turn(-1)}>
            <Icon name="left" />
          </Button>
          <Button square aria-label="Next" onClick={() => turn(1)}>
            <Icon name="right" />
          </Button>
        </div>
      </div>
      <div className={styles.rail} ref={rail} role="group" aria-label={title}>
        {children}
      </div>
    </>
  );
}
