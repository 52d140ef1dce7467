import type { Caller } from './transport/caller.ts';
import { objectOf, required } from './transport/envelope.ts';
import { fields, moment, text, textOrNull } from './transport/read.ts';

export type WireAlertInput = {
  email: string;
  kind: 'seat' | 'price' | 'season';
  product: string;
  event_id: number | null;
};

export type WireAlert = {
  kind: string;
  product: { name: string; seo_url: string };
  event: { title: string; starts_at: string } | null;
  below_decimal: string | null;
  currency_code: string | null;
  season: string | null;
  is_confirmed: boolean;
};

const nothing = () => undefined;

/** `token` is the last segment of an address in a mail. */
export const alert = (call: Caller) => ({
  set: (body: WireAlertInput) => call.post('alert', nothing, { body }),
  read: (token: string) => call.post('alert/read', readAlert, { body: { token } }),
  confirm: (token: string) => call.post('alert/confirm', readAlert, { body: { token } }),
  end: (token: string) => call.post('alert/end', nothing, { body: { token } }),
});

function readAlert(data: unknown): WireAlert {
  const raw = objectOf(data);
  const [product, event] = [fields(raw['product']), raw['event']];
  return {
    kind: text(raw['kind']),
    product: { name: required(text(product['name']), 'product'), seo_url: text(product['seo_url']) },
    event: event ? { title: text(fields(event)['title']), starts_at: moment(fields(event)['starts_at']) } : null,
    below_decimal: textOrNull(raw['below_decimal']),
    currency_code: textOrNull(raw['currency_code']),
    season: textOrNull(fields(raw['season'])['name']),
    is_confirmed: raw['is_confirmed'] === true,
  };
}
