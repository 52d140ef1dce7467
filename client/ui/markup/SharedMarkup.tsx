import { createContext, useContext, type HTMLAttributes, type ReactNode } from 'react';

/** The HTML of parts that are the same on all pages, as React has rendered it, by name. Empty in the browser. */
export type Markup = Partial<Record<MarkupName, string>> & {
  /** The HTML of content that `of` alone decides, rendered with the first page that shows it. */
  once?: (of: string, content: ReactNode) => string;
};

export type MarkupName = 'top' | 'burger' | 'footer';

export const MarkupContext = createContext<Markup>({});

type Attributes = Pick<HTMLAttributes<HTMLElement>, 'className' | 'aria-label'>;

type Props = Attributes & {
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

type OnceProps = Attributes & {
  as: 'article' | 'details' | 'div' | 'li' | 'nav';
  /** Of a `details` in a group. */
  name?: string;
  /** All that the content is made of, as JSON can tell it. */
  of: unknown;
  /** Reads no context, has no `useId` and writes nothing into the head: it is rendered in a tree of its own. */
  children: ReactNode;
};

/** An element with content that stands on many pages, such as a product's card. The browser hydrates it as any other. */
export function MarkupOnce({ as: Tag, of, children, ...attributes }: OnceProps) {
  const { once } = useContext(MarkupContext);
  if (import.meta.env.SSR && once) {
    return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: once(JSON.stringify(of), children) }} />;
  }
  return <Tag {...attributes}>{children}</Tag>;
}
