import { Icon, type IconName } from '#client/ui/Icon.tsx';

export type Way = { icon: IconName; name: string; hint: string; href?: string; newTab?: boolean };
type Props = Way & { className?: string | undefined; onClick: () => void };

/** One way to contact support: a link, or a button if it opens something on this page. */
export function SupportWay({ icon, name, hint, href, newTab, className, onClick }: Props) {
  const words = (
    <>
      <Icon name={icon} />
      <span>
        <b>{name}</b>
        <small>{hint}</small>
      </span>
      <Icon name="right" size="s" />
    </>
  );
  if (href === undefined)
    return (
      <button type="button" className={className} onClick={onClick}>
        {words}
      </button>
    );
  return (
    <a href={href} className={className} onClick={onClick} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      {words}
    </a>
  );
}
