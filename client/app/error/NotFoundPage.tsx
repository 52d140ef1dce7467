import { useRouteLoaderData } from 'react-router-dom';
import { HeroPicture } from '#client/home/Hero.tsx';
import { GameLinks } from '#client/search/GameLinks.tsx';
import { SearchForm } from '#client/search/SearchForm.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Container } from '#client/ui/Container.tsx';
import { homePath, informationPath } from '#client/site/paths.ts';
import { SITE_ROUTE, type Site } from '#client/site/site.ts';
import styles from './NotFoundPage.module.css';

/** Offers the search, the games and a contact. */
export function NotFoundPage() {
  const games = useRouteLoaderData<Site>(SITE_ROUTE)?.games ?? [];
  return (
    <>
      <section className={styles.unlit}>
        <HeroPicture name="notfound" className={styles.picture} />
        <Container className={styles.words}>
          <h1>Page not found</h1>
          <p>It has moved, or it never existed. Check the address for a typo.</p>
          <SearchForm large label="Search instead" className={styles.search} />
          <div className={styles.ways}>
            <Button variant="ghost" href={homePath()}>
              <Icon name="left" size="s" />
              Home page
            </Button>
            <Button variant="ghost" href={informationPath('contact-us')}>
              <Icon name="headset" size="s" />
              Ask support
            </Button>
          </div>
        </Container>
      </section>
      {games.length > 0 && (
        <Container className={styles.games}>
          <h2 className="h3">Or pick your game</h2>
          <GameLinks games={games} />
        </Container>
      )}
    </>
  );
}
