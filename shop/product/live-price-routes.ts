import { Refusal, type Answer, type Call, type Endpoint } from '#shop/http/call.ts';
import { readIdentifier } from '#shop/http/identifier.ts';
import { formatMicros, formatMinor, microsDecimal, minorDecimal } from '#shop/money/currency.ts';
import { readExchange } from '#shop/money/rate-store.ts';
import { configure } from './configure.ts';
import { readGoods } from './goods-store.ts';
import { getLivePrice as schema } from './live-price-schema.ts';
import { MAXIMUM_OF_ALL, maximumOf, minimumWarning, quantityFault, readQuantity } from './quantity.ts';
import { quote } from './quote.ts';
import { etaWire } from './wire-price.ts';

export const livePriceEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/liveprice/:id/:count',
    auth: 'session',
    cache: 'public, max-age=30',
    limit: 'quote',
    schema,
    handle: getLivePrice,
  },
];

async function getLivePrice(call: Call): Promise<Answer> {
  const id = readIdentifier(call.params.id);
  const goods = (await readGoods(call.deps.db, [id])).get(id);
  if (!goods) throw new Refusal(404, [{ code: 'not_found', message: 'Product not found' }]);
  const { offer } = goods;

  const quantity = readQuantity(call.params.count, MAXIMUM_OF_ALL);
  if (quantity === undefined) throw new Refusal(400, [quantityFault(MAXIMUM_OF_ALL)]);
  if (quantity > maximumOf(offer)) throw new Refusal(400, [quantityFault(maximumOf(offer))]);
  const configured = configure(offer, optionsOf(call.query));
  if (!configured.ok) throw new Refusal(400, configured.errors);

  const { currency, rate } = await readExchange(call.deps.db, call.currency);
  const price = quote(offer, configured.choices, quantity, { rate, now: call.deps.now() });
  return {
    data: {
      product_id: offer.id,
      quantity,
      minimum: offer.minimum,
      maximum: offer.maximum,
      unit_price: microsDecimal(price.unitMicros),
      unit_price_formated: formatMicros(price.unitMicros, currency),
      total: minorDecimal(price.totalMinor),
      total_formated: formatMinor(price.totalMinor, currency),
      total_before_discount: minorDecimal(price.totalBeforeMinor),
      total_before_discount_formated: formatMinor(price.totalBeforeMinor, currency),
      discount_quantity: price.discountQuantity,
      currency,
      stock: true,
      lines: price.lines.map(({ label, amountMinor }) => ({ label, amount_decimal: minorDecimal(amountMinor) })),
      ...etaWire(price.eta),
    },
    warnings: quantity < offer.minimum ? [minimumWarning(offer)] : [],
  };
}

/** `option[5]=1&option[6]=2&option[6]=3` → `{ 5: '1', 6: ['2', '3'] }`. */
function optionsOf(query: URLSearchParams): Record<string, string | string[]> {
  const entries = [...new Set(query.keys())].flatMap((name): [string, string | string[]][] => {
    const id = /^option\[(\d{1,15})\](?:\[\])?$/.exec(name)?.[1];
    const values = query.getAll(name);
    return id ? [[id, values.length === 1 ? (values[0] ?? '') : values]] : [];
  });
  return Object.fromEntries(entries);
}
