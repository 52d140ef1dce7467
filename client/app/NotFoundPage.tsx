import { HeroPicture } from '#client/home/Hero.tsx';
import { SearchForm } from '#client/search/SearchForm.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Wrap } from '#client/ui/Wrap.tsx';
import { homePath } from './paths.ts';
import styles from './NotFoundPage.module.css';

export function NotFoundPage() {
  return (
    <section className={styles.unlit}>
      <HeroPicture name="notfound" className={styles.picture} />
      <Wrap className={styles.words}>
        <h1>This stone is not lit</h1>
        <p>The page has moved or never was. The address may have a slip in it.</p>
        <SearchForm large className={styles.search} />
        <Button variant="ghost" href={homePath()} className={styles.home}>
          <Icon name="left" size="s" />
          Home page
        </Button>
      </Wrap>
    </section>
  );
}
