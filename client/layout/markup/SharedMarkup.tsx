import { createContext, useContext, type HTMLAttributes, type ReactNode } from 'react';

/** The HTML of parts that are the same on all pages, as React has rendered it, by name. Empty in the browser. */
export type Markup = Partial<Record<MarkupName, string>>;

export type MarkupName = 'top' | 'burger' | 'footer';

export const MarkupContext = createContext<Markup>({});

type Props = Pick<HTMLAttributes<HTMLElement>, 'className' | 'aria-label'> & {
  as: 'nav' | 'footer';
  /** Undefined where the part is another than on most pages. */
  name: MarkupName | undefined;
  children: ReactNode;
};

/** An element with content that nothing but the site decides. The browser hydrates it as any other. */
export function SharedMarkup({ as: Tag, name, children, ...attributes }: Props) {
  const markup = useContext(MarkupContext);
  const html = import.meta.env.SSR && name ? markup[name] : undefined;
  if (html !== undefined) return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
  return <Tag {...attributes}>{children}</Tag>;
}
