import { Icon } from '#client/ui/Icon.tsx';
import { Wrap } from '#client/ui/Wrap.tsx';
import { SOCIAL } from '#client/layout/company.ts';
import { TOP_LINKS } from '#client/layout/links.ts';
import styles from './TopBar.module.css';

export function TopBar() {
  const [chat] = SOCIAL;
  return (
    <div className={styles.top}>
      <Wrap>
        <nav className={styles.bar} aria-label="Pages">
          {TOP_LINKS.map(({ name, href, external }) => (
            <a key={href} href={href} rel={external ? 'external' : undefined}>
              {name}
              {external && <Icon name="ext" size="s" />}
            </a>
          ))}
          <a href={chat.href} target="_blank" rel="noopener" className={styles.chat}>
            <Icon name={chat.icon} size="s" />
            {chat.name}
          </a>
        </nav>
      </Wrap>
    </div>
  );
}
