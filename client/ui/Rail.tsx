import { useRef, useState, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { railTarget, shownAt } from './rail-target.ts';
import styles from './Rail.module.css';

type Props = { title: string; children: ReactNode };

/**
 * A row of cards that scrolls by touch, wheel and keyboard. The buttons move by as much as fits, and wrap around at the
 * end. It never moves by itself, so there is nothing to pause.
 */
export function Rail({ title, children }: Props) {
  const rail = useRef<HTMLDivElement>(null);
  const [said, say] = useState('');
  const turn = (direction: 1 | -1) => {
    const row = rail.current;
    if (!row) return;
    const left = railTarget(row.scrollLeft, row.clientWidth, row.scrollWidth, direction);
    row.scrollTo({ left });
    const { first, last } = shownAt(left, row.clientWidth, placesOf(row));
    say(`${first === last ? first : `${first} to ${last}`} of ${row.children.length}`);
  };
  return (
    <div role="group" aria-roledescription="carousel" aria-label={title}>
      <div className={styles.head}>
        <h2 className="h2">{title}</h2>
        <div className={styles.turn}>
          <span role="status" className={styles.said}>
            {said}
          </span>
          <Button square aria-label="Previous" onClick={() => turn(-1)}>
            <Icon name="left" />
          </Button>
          <Button square aria-label="Next" onClick={() => turn(1)}>
            <Icon name="right" />
          </Button>
        </div>
      </div>
      <div className={styles.rail} ref={rail}>
        {children}
      </div>
    </div>
  );
}

/** Left and right edge of every card, in px from the start of the row. */
function placesOf(row: HTMLElement): [number, number][] {
  const begin = row.getBoundingClientRect().left - row.scrollLeft;
  return [...row.children].map((card) => {
    const { left, right } = card.getBoundingClientRect();
    return [left - begin, right - begin];
  });
}
