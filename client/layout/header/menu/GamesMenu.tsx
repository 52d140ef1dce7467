import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { categoryPath } from '#client/site/paths.ts';
import { type SiteGame, useSite } from '#client/site/site.ts';
import { classes } from '#client/ui/classes.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { BUILD_LINK } from '#client/layout/links.ts';
import { useDisclosure } from '#client/layout/use-disclosure.ts';
import { menuCategories } from './menu-categories.ts';
import { moveInMenu } from './move-in-menu.ts';
import { useMenuPrices } from './use-menu-prices.ts';
import styles from './GamesMenu.module.css';

/** The games, and beside the one that is pointed at its categories; without script the games alone. */
export function GamesMenu() {
  const { games } = useSite();
  const { pathname } = useLocation();
  const details = useDisclosure();
  const [wasOpened, setOpened] = useState(false);
  useEffect(() => {
    const menu = details.current;
    // It may have been opened before its script came.
    setOpened(menu?.open ?? false);
    menu?.addEventListener('keydown', moveInMenu);
    return () => menu?.removeEventListener('keydown', moveInMenu);
  }, [details]);
  const prices = useMenuPrices(wasOpened);
  if (games.length === 0) return null;
  const current = games.find(({ path }) => isWithin(pathname, categoryPath(path)));
  return (
    <details
      className={styles.menu}
      ref={details}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary className={styles.button} aria-label="Games">
        <Icon name="grid" />
        <span className={styles.label}>Games</span>
        <Icon name="down" size="s" className={styles.arrow} />
      </summary>
      <nav className={styles.panel} aria-label="Games">
        <ul className={styles.games}>
          {games.map((game) => (
            <li key={game.path} data-game className={classes(game === (current ?? games[0]) && styles.shown)}>
              <a className={styles.game} href={categoryPath(game.path)} aria-current={game === current || undefined}>
                <img src={game.image} width={28} height={28} alt="" loading="lazy" />
                {game.name}
                <Icon name="right" size="s" />
              </a>
              {wasOpened && <Subcategories game={game} prices={prices} />}
            </li>
          ))}
        </ul>
        <a className={styles.help} href={BUILD_LINK.href}>
          <Icon name="sliders" size="s" />
          Not sure? Help me build
        </a>
      </nav>
    </details>
  );
}

function Subcategories({ game, prices }: { game: SiteGame; prices: ReadonlyMap<string, string> }) {
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

function isWithin(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}
