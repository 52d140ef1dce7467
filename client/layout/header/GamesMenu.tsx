import { useLocation } from 'react-router-dom';
import { categoryPath } from '#client/app/paths.ts';
import { useSite } from '#client/app/site.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { useDisclosure } from '#client/layout/use-disclosure.ts';
import styles from './GamesMenu.module.css';

export function GamesMenu() {
  const { games } = useSite();
  const { pathname } = useLocation();
  const details = useDisclosure();
  if (games.length === 0) return null;
  return (
    <details className={styles.menu} ref={details}>
      <summary className={styles.button} aria-label="Games">
        <Icon name="grid" />
        <span className={styles.label}>Games</span>
        <Icon name="down" size="s" className={styles.arrow} />
      </summary>
      <nav className={styles.panel} aria-label="Games">
        {games.map(({ path, name, image }) => (
          <a key={path} href={categoryPath(path)} aria-current={isWithin(pathname, categoryPath(path)) || undefined}>
            <img src={image} width={28} height={28} alt="" loading="lazy" />
            {name}
          </a>
        ))}
      </nav>
    </details>
  );
}

function isWithin(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}
