import { useState, type MouseEvent } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import type { ProductData } from '#client/product/page/product-loader.ts';
import { PLAYER } from '#client/product/run-state.ts';
import { playerPath } from '#client/site/paths.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { withPlayer } from './wish-address.ts';
import styles from './WishChip.module.css';

/** The requested player, as a field of the product's form. Withdrawing the request keeps the other choices. */
export function WishChip() {
  const { wish } = useLoaderData<Partial<ProductData>>();
  const { pathname, search } = useLocation();
  const [isOff, setOff] = useState(false);
  if (!wish) return null;
  if (isOff) {
    return (
      <p className="sr" role="status">
        No player requested
      </p>
    );
  }
  const { slug, name, isAvailable } = wish;
  if (!isAvailable || name === null) return <NotAvailable name={name} />;
  const takeBack = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    // Choices made meanwhile are in the current address, and stay.
    history.replaceState(history.state, '', location.pathname + withPlayer(location.search) + location.hash);
    document.getElementById('options')?.focus();
    setOff(true);
  };
  return (
    <div className={styles.wish}>
      <input type="hidden" name={PLAYER} value={slug} />
      <p className={styles.chip}>
        <Icon name="user" size="s" />
        <Requested slug={slug} name={name} />
        <a
          className={styles.remove}
          href={pathname + withPlayer(search)}
          aria-label={`Do not request ${name}`}
          onClick={takeBack}
        >
          <Icon name="x" size="s" />
        </a>
      </p>
      <p className="muted sm">No extra cost. If {name} is not free, we tell you before the start and you choose.</p>
    </div>
  );
}

function NotAvailable({ name }: { name: string | null }) {
  const title = name ? `${name} does not play this game` : 'This player cannot be requested';
  return (
    <Notice tone="warning" title={title} className={styles.none}>
      You can still order. We pick someone from the team.
    </Notice>
  );
}

function Requested({ slug, name }: { slug: string; name: string }) {
  return (
    <span>
      Requested:{' '}
      <a className="link" href={playerPath(slug)}>
        {name}
      </a>
    </span>
  );
}
