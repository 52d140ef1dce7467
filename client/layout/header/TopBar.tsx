import { Icon } from '#client/ui/Icon.tsx';
import { Container } from '#client/ui/Container.tsx';
import { CHANNEL_ICONS, useLinks, useSite } from '#client/site/site.ts';
import { SharedMarkup } from '#client/ui/markup/SharedMarkup.tsx';
import { FAVOURITES_LINK, linksOf, SCHEDULE_LINK, TRACK_LINK } from '#client/layout/links.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import styles from './TopBar.module.css';

export function TopBar() {
  return (
    <div className={styles.top}>
      <Container>
        <SharedMarkup as="nav" name="top" className={styles.bar} aria-label="Pages">
          <TopLinks />
        </SharedMarkup>
      </Container>
    </div>
  );
}

export function TopLinks() {
  const { menu } = useLinks();
  const [chat] = useSite().content?.chats ?? [];
  return (
    <>
      {linksOf(menu).map(({ name, href, external }) => (
        <a key={href} href={href} rel={external ? 'external' : undefined}>
          {name}
          {external && <Icon name="ext" size="s" />}
        </a>
      ))}
      <a href={SCHEDULE_LINK.href} className={styles.first}>
        <Icon name="cal" size="s" />
        {SCHEDULE_LINK.name}
      </a>
      <a href={TRACK_LINK.href}>
        <Icon name="clock" size="s" />
        {TRACK_LINK.name}
      </a>
      <a href={FAVOURITES_LINK.href}>
        <Icon name="heart" size="s" />
        {FAVOURITES_LINK.name}
      </a>
      {chat && (
        <a href={chat.address} target="_blank" rel="noopener">
          <Icon name={CHANNEL_ICONS[chat.kind]} size="s" />
          {chat.name}
        </a>
      )}
      <ThemeSwitch />
    </>
  );
}
