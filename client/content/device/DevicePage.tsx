import { useLoaderData } from 'react-router-dom';
import { informationPath } from '#client/site/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { Container } from '#client/ui/Container.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { type deviceLoader, DEVICE_PATH } from './device-loader.ts';
import { STORED_ITEMS } from './stored-items.ts';
import { StoredEntry } from './StoredEntry.tsx';
import { StorageRefused } from '#client/content/StorageRefused.tsx';
import { useStoredItems } from './use-stored-items.ts';
import kept from '#client/content/KeptHere.module.css';
import styles from './DevicePage.module.css';

/** Everything this shop keeps in the browser, to be deleted one by one or at once. */
export function DevicePage() {
  const { isDeleted } = useLoaderData<typeof deviceLoader>();
  const { stored, remove } = useStoredItems();
  return (
    <Container width="checkout" className={kept.page}>
      <h1 className="h1">What this browser knows</h1>
      <p className="muted">
        There are no accounts here. What makes a next visit easier is kept in this browser, and you can delete it.
        Nothing below is shared with anyone else; the{' '}
        <a className="link" href={informationPath('cookies-policy')}>
          cookies policy
        </a>{' '}
        names every entry, and{' '}
        <a className="link" href={informationPath('privacy')}>
          privacy
        </a>{' '}
        tells what an order holds.
      </p>
      <StorageRefused />
      {isDeleted && <Notice tone="success" role="status" title="Deleted from this browser" />}
      <form method="post" action={DEVICE_PATH} className={styles.form}>
        <ul className={styles.list}>
          {STORED_ITEMS.map((item) => (
            <StoredEntry key={item.id} item={item} stored={stored?.get(item.id)} remove={remove} />
          ))}
        </ul>
        <noscript>
          <p className="muted sm">
            Without script a single entry loses its cookies alone. “Delete all of it” empties the rest, too.
          </p>
        </noscript>
        <Button type="submit" name="delete" value="all" variant="line" size="lg" onClick={remove}>
          Delete all of it
        </Button>
      </form>
    </Container>
  );
}
