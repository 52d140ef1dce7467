import { categoryPath } from '#client/site/paths.ts';
import { useLinks, useMenu } from '#client/site/site.ts';
import { otherGames } from '#client/layout/links.ts';
import styles from './FooterGames.module.css';

/** Links to the categories of the games that have no column. */
export function FooterGames() {
  const games = otherGames(useMenu(), useLinks().footer);
  if (games.length === 0) return null;
  return (
    <nav className={styles.games} aria-label="More games">
      <ul>
        {games.map(({ name, path, categories }) => (
          <li key={path}>
            <a className={styles.name} href={categoryPath(path)}>
              {name}
            </a>
            <ul>
              {categories.map((category) => (
                <li key={category.path}>
                  <a href={categoryPath(category.path)}>{category.name}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
