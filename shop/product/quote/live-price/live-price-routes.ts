import { PRICE_CACHE } from '#shop/http/cache.ts';
import { HttpError, type Answer, type Endpoint } from '#shop/http/call.ts';
import { type CheckedCall, endpoint } from '#shop/http/endpoint/endpoint.ts';
import { readExchange } from '#shop/exchange/rate-store.ts';
import { complete } from '#shop/product/quote/complete.ts';
import { configure } from '#shop/product/quote/configure.ts';
import { readProductsForSale } from '#shop/product/for-sale-store.ts';
import { getLivePrice as schema } from './live-price-schema.ts';
import { minorOf } from '#shop/money/currency.ts';
import { maximumOf, minimumWarning, quantityIssue, worthWarning } from '#shop/product/quote/quantity.ts';
import { quoteWire } from '#shop/product/quote/quote-wire.ts';

export const livePriceEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/liveprice/:id/:count',
    auth: 'session',
    cache: PRICE_CACHE,
    limit: 'quote',
    schema,
    handle: getLivePrice,
  }),
];

async function getLivePrice(call: CheckedCall<typeof schema>): Promise<Answer> {
  const { id, count: quantity } = call.params;
  const catalogue = await call.catalogue();
  const product = (await readProductsForSale(catalogue, [id])).get(id);
  if (!product) throw new HttpError(404, [{ code: 'not_found', field: 'product_id', message: 'Product not found' }]);
  const { offer } = product;

  if (quantity > maximumOf(offer)) throw new HttpError(400, [quantityIssue(maximumOf(offer))]);
  const configured = configure(offer, call.query.option);
  const isPartial = call.query.partial === '1';
  const refused = configured.ok ? [] : configured.errors.filter(({ code }) => !isPartial || code !== 'required');
  if (refused.length > 0) throw new HttpError(400, refused);

  const { currency, rate } = await readExchange(catalogue, call.currency);
  const completed = complete(offer, configured, rate);
  const data = quoteWire(offer, completed, quantity, { currency, rate, now: call.deps.now() });
  const tooFew = quantity < offer.minimum ? minimumWarning(offer) : undefined;
  const tooDear = worthWarning(minorOf(data.total), currency, call.deps.config.caps);
  return { data, warnings: [tooFew, tooDear].filter((warning) => warning !== undefined) };
}
