import { useEffect, useId, useState } from 'react';
import { categoryPath } from '#client/site/paths.ts';
import type { MenuGame } from '#client/site/site.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { menuCategories } from './menu-categories.ts';
import styles from './BurgerGame.module.css';

/** A link to a game, and with script to its categories. */
export function BurgerGame({ game }: { game: MenuGame }) {
  const [hasScript, setScript] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  useEffect(() => setScript(true), []);
  return (
    <li className={styles.game}>
      <a className={styles.name} href={categoryPath(game.path)}>
        <img src={game.image} alt="" loading="lazy" />
        {game.name}
      </a>
      {hasScript && game.children.length > 0 && (
        <button
          type="button"
          className={styles.toggle}
          aria-label={`Categories of ${game.name}`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'up' : 'down'} />
        </button>
      )}
      {hasScript && (
        <ul className={styles.categories} id={id} hidden={!isOpen}>
          {isOpen &&
            menuCategories(game).map(({ path, name }) => (
              <li key={path}>
                <a href={categoryPath(path)}>{name}</a>
              </li>
            ))}
        </ul>
      )}
    </li>
  );
}
