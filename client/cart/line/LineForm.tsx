import type { ReactNode } from 'react';
import { cartPath } from '#client/site/paths.ts';

type Props = {
  line: { id: string; version: string; product: { name: string } };
  intent: 'accept' | 'update' | 'no-player';
  children: ReactNode;
};

/** One button that changes one line. */
export function LineForm({ line, intent, children }: Props) {
  return (
    <form method="post" action={cartPath()}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="line" value={line.id} />
      <input type="hidden" name="name" value={line.product.name} />
      <input type="hidden" name="version" value={line.version} />
      {children}
    </form>
  );
}
