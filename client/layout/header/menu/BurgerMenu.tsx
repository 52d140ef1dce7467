import { useLinks, useMenu } from '#client/site/site.ts';
import { SharedMarkup } from '#client/ui/markup/SharedMarkup.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { BUILD_LINK, FAVOURITES_LINK, linksOf, SCHEDULE_LINK, TRACK_LINK } from '#client/layout/links.ts';
import { useDisclosure } from '#client/layout/use-disclosure.ts';
import { useFocusLoop } from '#client/layout/use-focus-loop.ts';
import { SearchBox } from '#client/layout/search/SearchBox.tsx';
import { BurgerGame } from './BurgerGame.tsx';
import { SupportButton } from '#client/layout/header/SupportButton.tsx';
import { ThemeSwitch } from '#client/layout/header/ThemeSwitch.tsx';
import header from '#client/layout/header/Header.module.css';
import styles from './BurgerMenu.module.css';

/** Everything in the wide header and the top bar; the page below does not scroll while it is open. */
export function BurgerMenu() {
  const details = useDisclosure();
  useFocusLoop(details);
  return (
    <details className={styles.burger} ref={details}>
      <summary className={header.action} aria-label="Menu">
        <Icon name="menu" className={styles.whenClosed} />
        <Icon name="x" className={styles.whenOpen} />
      </summary>
      <div className={styles.sheet}>
        <SearchBox large label="Search services from the menu" />
        <SharedMarkup as="nav" name="burger" aria-label="Games and pages">
          <BurgerLinks />
        </SharedMarkup>
        <SupportButton label="24/7 support" className={styles.support} />
        <ThemeSwitch className={styles.support} />
      </div>
    </details>
  );
}

export function BurgerLinks() {
  const games = useMenu();
  const { menu } = useLinks();
  return (
    <>
      <h2 className="h4 quiet">Games</h2>
      <ul className={styles.games}>
        {games.map((game) => (
          <BurgerGame key={game.path} game={game} />
        ))}
      </ul>
      <ul className={styles.pages}>
        {[SCHEDULE_LINK, TRACK_LINK, FAVOURITES_LINK, BUILD_LINK, ...linksOf(menu)].map(({ name, href, external }) => (
          <li key={href}>
            <a href={href}>
              {name}
              <Icon name={external ? 'ext' : 'right'} size="s" />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
