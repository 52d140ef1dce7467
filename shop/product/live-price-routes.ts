import { HttpError, type Answer, type Call, type Endpoint } from '#shop/http/call.ts';
import { readIdentifier } from '#shop/http/identifier.ts';
import { readExchange } from '#shop/exchange/rate-store.ts';
import { complete } from './complete.ts';
import { configure } from './configure.ts';
import { readGoods } from './goods-store.ts';
import { getLivePrice as schema } from './live-price-schema.ts';
import { MAXIMUM_OF_ALL, maximumOf, minimumWarning, quantityIssue, readQuantity } from './quantity.ts';
import { quoteWire } from './quote-wire.ts';

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
  const catalogue = await call.catalogue();
  const goods = (await readGoods(catalogue, [id])).get(id);
  if (!goods) throw new HttpError(404, [{ code: 'not_found', message: 'Product not found' }]);
  const { offer } = goods;

  const quantity = readQuantity(call.params.count, MAXIMUM_OF_ALL);
  if (quantity === undefined) throw new HttpError(400, [quantityIssue(MAXIMUM_OF_ALL)]);
  if (quantity > maximumOf(offer)) throw new HttpError(400, [quantityIssue(maximumOf(offer))]);
  const configured = configure(offer, optionsOf(call.query));
  const isPartial = call.query.get('partial') === '1';
  const refused = configured.ok ? [] : configured.errors.filter(({ code }) => !isPartial || code !== 'required');
  if (refused.length > 0) throw new HttpError(400, refused);

  const { currency, rate } = await readExchange(catalogue, call.currency);
  const completed = complete(offer, configured, rate);
  return {
    data: quoteWire(offer, completed, quantity, { currency, rate, now: call.deps.now() }),
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
