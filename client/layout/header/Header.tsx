import { Container } from '#client/ui/Container.tsx';
import { ProgressBar } from '#client/layout/progress/ProgressBar.tsx';
import { classes } from '#client/ui/classes.ts';
import { SearchBox } from '#client/layout/search/SearchBox.tsx';
import { SearchLink } from '#client/layout/search/row/SearchLink.tsx';
import { BurgerMenu } from './menu/BurgerMenu.tsx';
import { CartAnnouncer } from './CartAnnouncer.tsx';
import { CartButton } from './CartButton.tsx';
import { CurrencyMenu } from './CurrencyMenu.tsx';
import { GamesMenu } from './menu/GamesMenu.tsx';
import { Logo } from './Logo.tsx';
import { RatingBadge } from './RatingBadge.tsx';
import { SupportButton } from './SupportButton.tsx';
import { TopBar } from './TopBar.tsx';
import styles from './Header.module.css';

/** Only its main bar is sticky; the top bar scrolls away. */
export function Header() {
  return (
    <header className={classes(styles.header, styles.withTop)}>
      <TopBar />
      <Container className={styles.bar}>
        <Logo />
        <GamesMenu />
        <SearchBox className={styles.search} />
        <div className={styles.end}>
          <RatingBadge className={styles.rating} />
          <SupportButton className={`${styles.action} ${styles.support}`} />
          <CurrencyMenu />
          <SearchLink className={classes(styles.action, styles.find)} />
          <CartButton />
          <CartAnnouncer />
          <BurgerMenu />
        </div>
      </Container>
      <ProgressBar />
    </header>
  );
}
