import type { Loose, Shopper, ShopperAnswer } from '#tests/support/buyer/shopper.ts';

/** The options of a product, found by the names a buyer reads. */
export type Form = {
  productId: number;
  option(name: string): Loose;
  /** What an answer to the option is sent under. */
  id(name: string): string;
  /** What is sent to choose a value. */
  value(option: string, name: string): string;
};

export async function formOf(rest: Shopper, slug: string): Promise<Form> {
  const { data } = await rest.get(`/products/slug/${slug}`);
  const option = (name: string) => {
    const found = data['options']?.find((one) => String(one['name']) === name);
    if (!found) throw new Error(`${slug} has no option ${name}`);
    return found;
  };
  return {
    productId: Number(data['product_id']),
    option,
    id: (name) => String(option(name)['product_option_id']),
    value: (name, wanted) => {
      const found = option(name)['option_value']?.find((one) => String(one['name']) === wanted);
      return String(found?.['product_option_value_id']);
    },
  };
}

/** Answers by the names of their options, as POST cart takes them. */
export function answersOf(form: Form, sent: Record<string, string | string[]>): Record<string, string | string[]> {
  return Object.fromEntries(Object.entries(sent).map(([name, answer]) => [form.id(name), answer]));
}

export function liveOf(
  rest: Shopper,
  form: Form,
  sent: Record<string, string | string[]>,
  given: { quantity?: number; currency?: string } = {},
): Promise<ShopperAnswer> {
  const pairs = Object.entries(answersOf(form, sent)).flatMap(([id, answer]) =>
    [answer].flat().map((one) => [`option[${id}]`, one]),
  );
  const { quantity = 1, currency = 'USD' } = given;
  return rest.get(`/liveprice/${form.productId}/${quantity}?${new URLSearchParams(pairs)}`, {
    headers: { 'X-Oc-Currency': currency },
  });
}
