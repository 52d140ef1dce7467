import { Icon } from '#client/ui/Icon.tsx';
import { Stars } from '#client/ui/Stars.tsx';
import { TRUST } from '#client/ui/trust.ts';
import { MAILBOXES, SOCIAL } from '#client/site/company.ts';
import { BUILD_LINK } from '#client/layout/links.ts';
import { Logo } from '#client/layout/header/Logo.tsx';
import styles from './FooterBrand.module.css';

/** First column: who we are, what others say, where to write. */
export function FooterBrand() {
  return (
    <div className={styles.brand}>
      <Logo />
      <p className="muted">Carries, leveling and currency for 15 games. A person answers around the clock.</p>
      <p>
        <a className="link" href={BUILD_LINK.href}>
          Not sure what you need? {BUILD_LINK.name}
        </a>
      </p>
      <a className={styles.rating} href={TRUST.source} target="_blank" rel="noopener">
        <Stars value={TRUST.stars} />
        <span>
          <b>{TRUST.score}</b> <span className="quiet">from {TRUST.reviews} reviews</span>
        </span>
      </a>
      <ul className={styles.mail}>
        {MAILBOXES.map((address) => (
          <li key={address}>
            <a href={`mailto:${address}`}>
              <Icon name="mail" size="s" />
              {/* Where it does not fit in one line it breaks at the sign. */}
              {address.split('@')[0]}@<wbr />
              {address.split('@')[1]}
            </a>
          </li>
        ))}
      </ul>
      <ul className={styles.social}>
        {SOCIAL.map(({ icon, name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener" aria-label={name}>
              <Icon name={icon} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
