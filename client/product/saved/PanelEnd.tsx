import { useEffect, useState, type MouseEvent } from 'react';
import { Assurances } from '#client/cart/total/Assurances.tsx';
import { readFragment } from '#client/generated/fragment-masking.ts';
import { OptionGroup_OptionFragmentDoc, type Configurator_ProductFragment } from '#client/generated/graphql.ts';
import type { ConfigurationStore } from '#client/product/configurator/form/configuration-store.ts';
import { useConfiguration } from '#client/product/configurator/form/use-configuration.ts';
import { useStoredList } from '#client/session/stored-list.ts';
import { favouritesPath } from '#client/site/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { readQuantity } from '#client/product/configurator/form/form-items.ts';
import { fetchCode } from '#client/ui/hydration/fetch-code.ts';
import { buildOf } from './build-of.ts';
import { saveBuild, type Build } from './builds.ts';
import { favourites, NOT_KEPT, toggleFavourite } from './favourites.ts';
import styles from './PanelEnd.module.css';

type Props = { product: Configurator_ProductFragment; store: ConfigurationStore; isNew: boolean };

/** Below the price and its buttons: what can be saved for later, and what a buyer can rely on. */
export function PanelEnd({ product, store, isNew }: Props) {
  return (
    <>
      {isNew && (
        <div className={styles.keep}>
          <Favourite product={product} />
          <SaveBuild product={product} store={store} />
        </div>
      )}
      <hr />
      <Assurances />
    </>
  );
}

/**
 * Only the browser knows whether it is pressed. If it was pressed before that was known, it looked unpressed, so the
 * visitor meant to add.
 */
function Favourite({ product }: Pick<Props, 'product'>) {
  const kept = useStoredList(favourites);
  const [isRefused, setRefused] = useState(false);
  const isKept = kept?.some(({ id }) => id === product.id);
  return (
    <>
      <Button
        size="sm"
        variant="line"
        className={isKept ? styles.kept : undefined}
        selected={isKept}
        aria-label={`Favorite: ${product.name}`}
        onClick={({ isTrusted }) => {
          if (isTrusted || !isKept) setRefused(!toggleFavourite(product));
        }}
      >
        <Icon name="heart" size="s" />
        Favorite
      </Button>
      <p role="status" className={styles.saved}>
        {isRefused && isKept && NOT_KEPT}
      </p>
    </>
  );
}

/**
 * Saves the current configuration, with a name that can be changed where builds are listed. Confirms this until another
 * option is chosen.
 */
function SaveBuild({ product, store }: Pick<Props, 'product' | 'store'>) {
  const configuration = useConfiguration(store);
  const [saved, setSaved] = useState<{ form: HTMLFormElement; search: string; isStored: boolean }>();
  const isSaved = saved?.isStored === true;
  useEffect(() => {
    if (!saved) return;
    void readBuild(product, saved.form).then((build) => {
      if (build && build.search !== saved.search) setSaved(undefined);
    });
  }, [product, configuration, saved]);
  const save = async ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const build = form && (await readBuild(product, form));
    if (!build) return;
    setSaved({ form, search: build.search, isStored: saveBuild(build) });
  };
  return (
    <>
      <Button size="sm" variant="line" onClick={(press) => void save(press)}>
        <Icon name={isSaved ? 'check' : 'plus'} size="s" />
        {isSaved ? 'Build saved' : 'Save this build'}
      </Button>
      <p role="status" className={styles.saved}>
        {saved &&
          !isSaved &&
          'Your browser refuses to keep it. Bookmark this page instead: its address has your choices.'}
        {isSaved && (
          <>
            Kept in this browser.{' '}
            <a className="link" href={`${favouritesPath()}#builds`}>
              Your builds
            </a>
          </>
        )}
      </p>
    </>
  );
}

/** Undefined if the code that reads forms could not be loaded. */
async function readBuild(product: Configurator_ProductFragment, form: HTMLFormElement): Promise<Build | undefined> {
  const live = await fetchCode(() => import('#client/product/configurator/live-configuration.ts')).catch(
    () => undefined,
  );
  if (!live) return undefined;
  const { minimum } = product;
  const options = readFragment(OptionGroup_OptionFragmentDoc, product.options);
  const given = new FormData(form);
  const { chosen } = live.readForm({ options, minimum }, given);
  return buildOf(product, options, { chosen, quantity: readQuantity(given) ?? minimum });
}
