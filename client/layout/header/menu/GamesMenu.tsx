import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { categoryPath } from '#client/site/paths.ts';
import { useMenu } from '#client/site/site.ts';
import { classes } from '#client/ui/classes.ts';
import { MarkupOnce } from '#client/ui/markup/SharedMarkup.tsx';
import { fetchCode } from '#client/ui/hydration/fetch-code.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { BUILD_LINK } from '#client/layout/links.ts';
import { useDisclosure } from '#client/layout/use-disclosure.ts';
import { moveInMenu } from './move-in-menu.ts';
import styles from './GamesMenu.module.css';

const NO_PRICES: ReadonlyMap<string, string> = new Map();

/** If this code cannot be loaded, the games are still links. */
const openedMenu = () => fetchCode(() => import('./opened-menu.ts')).catch(() => undefined);

/** The games, and the categories of the one that is hovered or focused; without script only the games. */
export function GamesMenu() {
  const games = useMenu();
  const { pathname } = useLocation();
  const details = useDisclosure();
  const { opened, prices, open } = useOpenedMenu(details);
  if (games.length === 0) return null;
  const current = games.find(({ path }) => isWithin(pathname, categoryPath(path)));
  return (
    <details className={styles.menu} ref={details} onToggle={({ currentTarget }) => currentTarget.open && open(true)}>
      <summary className={styles.button} aria-label="Games">
        <Icon name="grid" />
        <span className={styles.label}>Games</span>
        <Icon name="down" size="s" className={styles.arrow} />
      </summary>
      <nav className={styles.panel} aria-label="Games">
        <ul className={styles.games}>
          {games.map((game) => (
            <MarkupOnce
              as="li"
              of={[game.path, game.name, game.image, game === current]}
              key={game.path}
              data-game
              className={classes(game === (current ?? games[0]) && styles.shown)}
            >
              <a className={styles.game} href={categoryPath(game.path)} aria-current={game === current || undefined}>
                <img src={game.image} alt="" loading="lazy" />
                {game.name}
              </a>
              {opened && <opened.GameCategories game={game} prices={prices} />}
            </MarkupOnce>
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

/** What the menu shows beside the games, fetched when it is first opened. */
function useOpenedMenu(details: RefObject<HTMLDetailsElement | null>) {
  const [wasOpened, setWasOpened] = useState(false);
  const [opened, setOpened] = useState<typeof import('./opened-menu.ts')>();
  const [prices, setPrices] = useState<ReadonlyMap<string, string>>(NO_PRICES);
  useEffect(() => {
    const menu = details.current;
    // It may have been opened before its script was loaded.
    setWasOpened(menu?.open ?? false);
    menu?.addEventListener('keydown', moveInMenu);
    return () => menu?.removeEventListener('keydown', moveInMenu);
  }, [details]);
  useEffect(() => {
    if (!wasOpened) return;
    void openedMenu().then(async (code) => {
      setOpened(code);
      if (code) setPrices(await code.menuPrices());
    });
  }, [wasOpened]);
  return { opened, prices, open: setWasOpened };
}

function isWithin(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}
