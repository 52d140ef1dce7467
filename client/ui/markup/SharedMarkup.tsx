import { createContext, useContext, type HTMLAttributes, type ReactNode } from 'react';

/** HTML of parts that are the same on all pages, as rendered by React, by name. Empty in the browser. */
export type Markup = Partial<Record<MarkupName, string>> & {
  /** The HTML of content that depends on `of` alone, rendered for the first page that shows it. */
  once?: (of: string, content: ReactNode) => string;
};

export type MarkupName = 'top' | 'burger' | 'footer';

export const MarkupContext = createContext<Markup>({});

type Attributes = Pick<HTMLAttributes<HTMLElement>, 'className' | 'aria-label'>;

type Props = Attributes & {
  as: 'nav' | 'footer';
  /** Undefined if the part differs from that of most pages. */
  name: MarkupName | undefined;
  children: ReactNode;
};

/** An element whose content depends on the site alone. The browser hydrates it as any other. */
export function SharedMarkup({ as: Tag, name, children, ...attributes }: Props) {
  const markup = useContext(MarkupContext);
  const html = import.meta.env.SSR && name ? markup[name] : undefined;
  if (html !== undefined) return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
  return <Tag {...attributes}>{children}</Tag>;
}

type OnceProps = Attributes & {
  as: 'article' | 'details' | 'div' | 'li' | 'nav';
  /** Of a `details` in a group. */
  name?: string;
  /** Everything that the content depends on, as JSON. */
  of: unknown;
  /** Reads no context, has no `useId` and renders nothing into the head: it is rendered in a separate tree. */
  children: ReactNode;
};

/** An element whose content is on many pages, such as a product's card. The browser hydrates it as any other. */
export function MarkupOnce({ as: Tag, of, children, ...attributes }: OnceProps) {
  const { once } = useContext(MarkupContext);
  if (import.meta.env.SSR && once) {
    return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: once(JSON.stringify(of), children) }} />;
  }
  return <Tag {...attributes}>{children}</Tag>;
}
