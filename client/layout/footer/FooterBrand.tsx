import { classes } from '#client/ui/classes.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Stars } from '#client/ui/Stars.tsx';
import { CHANNEL_ICONS, type SiteContent, useLinks, useSite } from '#client/site/site.ts';
import { BUILD_LINK } from '#client/layout/links.ts';
import { Logo } from '#client/layout/header/Logo.tsx';
import styles from './FooterBrand.module.css';

/** First column: company, rating, contact. */
export function FooterBrand() {
  const { mailboxes, social } = useLinks();
  const { chats = [], trust } = useSite().content ?? {};
  return (
    <div className={styles.brand}>
      <Logo />
      <p className="muted">Carries, leveling and currency for 15 games.</p>
      <p>
        <a className={classes('link', styles.help)} href={BUILD_LINK.href}>
          Not sure what you need? {BUILD_LINK.name}
        </a>
      </p>
      {trust && (
        <a className={styles.rating} href={trust.source} target="_blank" rel="noopener">
          <Stars value={trust.stars} />
          <span>
            <b>{trust.score}</b> <span className="quiet">from {trust.reviews} reviews</span>
          </span>
        </a>
      )}
      <ul className={styles.mail}>
        {mailboxes.map((address) => (
          <li key={address}>
            <a href={`mailto:${address}`}>
              <Icon name="mail" size="s" />
              {/* If it does not fit in one line it wraps at the `@`. */}
              {address.split('@')[0]}@<wbr />
              {address.split('@')[1]}
            </a>
          </li>
        ))}
      </ul>
      <Channels channels={[...chats, ...social]} />
    </div>
  );
}

function Channels({ channels }: { channels: SiteContent['chats'] }) {
  return (
    <ul className={styles.social}>
      {channels.map(({ kind, name, address }) => (
        <li key={name}>
          <a href={address} target="_blank" rel="noopener" aria-label={name}>
            <Icon name={CHANNEL_ICONS[kind]} />
          </a>
        </li>
      ))}
    </ul>
  );
}
