import { categoryPath } from '#client/site/paths.ts';
import type { MenuGame } from '#client/site/site.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { menuCategories } from './menu-categories.ts';
import styles from './GamesMenu.module.css';

type Props = { game: MenuGame; prices: ReadonlyMap<string, string> };

/** The most popular categories of a game, each with its lowest price. */
export function GameCategories({ game, prices }: Props) {
  return (
    <div className={styles.categories}>
      <ul>
        {menuCategories(game).map(({ name, path, children }) => (
          <li key={path}>
            <a href={categoryPath(path)}>
              {name}
              {prices.has(path) && <small className={styles.price}>from {prices.get(path)}</small>}
            </a>
            {children.map((child) => (
              <a key={child.path} className={styles.child} href={categoryPath(child.path)}>
                {child.name}
              </a>
            ))}
          </li>
        ))}
      </ul>
      <a className={styles.all} href={categoryPath(game.path)}>
        All of {game.name}
        <Icon name="right" size="s" />
      </a>
    </div>
  );
}
