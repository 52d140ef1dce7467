import { objectOf } from '#server/rest/transport/envelope.ts';
import {
  each,
  firstDecimal,
  items,
  moment,
  plain,
  text,
  textOrNull,
  type Fields,
} from '#server/rest/transport/read.ts';

export type WireListedOrder = {
  order_number: string;
  order_token: string;
  stage: string | null;
  products: string[];
  total_decimal: string;
  currency_code: string | null;
  date_added: string;
};

export function readOrderList(data: unknown): WireListedOrder[] {
  return each(objectOf(data)['orders'], readListed);
}

function readListed(raw: Fields): WireListedOrder | undefined {
  const order_number = text(raw['order_number']);
  const order_token = text(raw['order_token']);
  if (!order_number || !order_token) return undefined;
  return {
    order_number,
    order_token,
    stage: textOrNull(raw['stage']),
    products: items(raw['products']).map(plain),
    total_decimal: firstDecimal(raw['total_decimal']),
    currency_code: textOrNull(raw['currency_code']),
    date_added: moment(raw['date_added']),
  };
}
