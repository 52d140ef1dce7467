import { newBuyer } from '#tests/support/buyer/buyer.ts';
import type { Visitor } from './buyers.ts';

/** A visitor of the storefront's GraphQL, who orders one product of the catalogue, to be paid by bank. */
export async function siteVisitor(url: string, slug: string): Promise<Visitor> {
  const buyer = newBuyer(url);
  return {
    fill: () => buyer.add(slug),
    async order(key) {
      const path = await buyer.order('rowan@example.com', key);
      return path.slice(path.lastIndexOf('/') + 1);
    },
  };
}
