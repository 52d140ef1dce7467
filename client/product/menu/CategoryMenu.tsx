import { categoryPath } from '#client/site/paths.ts';
import { useMenu } from '#client/site/site.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { MarkupOnce } from '#client/ui/markup/SharedMarkup.tsx';
import { allOf } from '#client/product/all-of.ts';
import styles from './CategoryMenu.module.css';

type Branch = { name: string; path: string; children?: Branch[] };

/** The game's categories beside the page; `path` is the category shown or the one the product stands in. */
export function CategoryMenu({ path }: { path: string }) {
  const game = useMenu().find((candidate) => isWithin(path, candidate.path));
  if (!game) return null;
  return (
    <MarkupOnce as="nav" of={[game, path]} className={`panel ${styles.menu}`} aria-label={game.name}>
      <a className={styles.game} href={categoryPath(game.path)}>
        <img src={game.image} width={28} height={28} alt="" loading="lazy" />
        {game.name}
      </a>
      <ul>
        {game.children.map((child) => (
          <MenuBranch key={child.path} branch={child} path={path} />
        ))}
      </ul>
    </MarkupOnce>
  );
}

function MenuBranch({ branch, path }: { branch: Branch; path: string }) {
  const children = branch.children ?? [];
  const open = isWithin(path, branch.path);
  if (children.length === 0) return <MenuLink branch={branch} path={path} />;
  return (
    <li>
      <a href={categoryPath(branch.path)} className={open ? styles.open : undefined}>
        {branch.name}
        <Icon name={open ? 'up' : 'down'} size="s" />
      </a>
      {open && (
        <ul>
          {children.map((child) => (
            <MenuLink key={child.path} branch={child} path={path} />
          ))}
          <MenuLink branch={{ name: allOf(branch.name), path: branch.path }} path={path} exact />
        </ul>
      )}
    </li>
  );
}

function MenuLink({ branch, path, exact = false }: { branch: Branch; path: string; exact?: boolean }) {
  const current = exact ? path === branch.path : isWithin(path, branch.path);
  return (
    <li>
      <a
        href={categoryPath(branch.path)}
        className={current ? styles.current : undefined}
        aria-current={path === branch.path ? 'page' : undefined}
      >
        {branch.name}
      </a>
    </li>
  );
}

function isWithin(path: string, category: string): boolean {
  return path === category || path.startsWith(`${category}/`);
}
