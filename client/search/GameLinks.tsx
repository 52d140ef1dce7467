import { categoryPath } from '#client/site/paths.ts';
import type { SiteGame } from '#client/site/site.ts';
import styles from './GameLinks.module.css';

/** Links to the fifteen games. */
export function GameLinks({ games }: { games: SiteGame[] }) {
  return (
    <ul className={styles.games}>
      {games.map(({ path, name, image }) => (
        <li key={path}>
          <a href={categoryPath(path)}>
            <img src={image} width={28} height={28} alt="" loading="lazy" />
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
