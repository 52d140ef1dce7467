import { useStoredList } from '#client/session/stored-list.ts';
import { builds } from '#client/product/saved/builds.ts';
import { SavedBuild } from './SavedBuild.tsx';
import { useBuildPrices } from './use-build-prices.ts';
import styles from './FavouritesPage.module.css';

/** Saved configurations, each with today's price. Nothing if there are none. */
export function SavedBuilds() {
  const kept = useStoredList(builds);
  const priceOf = useBuildPrices();
  if (!kept || kept.length === 0) return null;
  return (
    <section id="builds" aria-labelledby="builds-title" className={styles.builds}>
      <h2 id="builds-title" className="h2">
        Builds
      </h2>
      <ul className={styles.list}>
        {kept.map((build) => (
          <SavedBuild key={build.path + build.search} build={build} price={priceOf(build)} />
        ))}
      </ul>
    </section>
  );
}
