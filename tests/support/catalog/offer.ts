import type { Offer, OfferOption, OfferValue } from '#shop/product/quote/offer.ts';

// Pieces of an offer for tests of the quote engine: what a test does not name is not there.

export function offer(given: Partial<Offer>): Offer {
  return {
    id: 1,
    name: 'Service',
    priceMicros: 10_000_000,
    special: null,
    discounts: [],
    minimum: 1,
    maximum: null,
    eta: { words: '1 hour', minutes: { min: 60, max: 60 } },
    options: [],
    ...given,
  };
}

export function option(given: Partial<OfferOption> & Pick<OfferOption, 'id' | 'type'>): OfferOption {
  return {
    name: `Option ${given.id}`,
    required: false,
    format: '',
    dependsOn: null,
    values: [],
    preset: '',
    amount: null,
    regionOptionId: null,
    ...given,
  };
}

export function value(id: number, name: string, priceMicros: number, given: Partial<OfferValue> = {}): OfferValue {
  return {
    id,
    key: name.toLowerCase().replaceAll(' ', '_'),
    name,
    priceMicros,
    basisPoints: 0,
    region: '',
    dependsOn: null,
    eta: null,
    needsLogin: false,
    ...given,
  };
}
