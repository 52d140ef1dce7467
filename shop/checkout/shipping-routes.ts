import { findCart } from '#shop/cart/store.ts';
import { requireBody } from '#shop/http/body.ts';
import { type Answer, type Call, type Endpoint, HttpError } from '#shop/http/call.ts';
import { checkAddress } from './address.ts';
import * as schema from './shipping-schema.ts';

// Callers written for shops that ship take these steps. Here nothing ships: what they send is
// checked, answered as done and not kept, for an address nobody needs is better not had.
export const shippingEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/guestshipping',
    auth: 'session',
    schema: schema.getShippingAddress,
    handle: getShippingAddress,
  },
  {
    method: 'POST',
    path: '/guestshipping',
    auth: 'session',
    schema: schema.setShippingAddress,
    handle: setShippingAddress,
  },
  {
    method: 'GET',
    path: '/shippingmethods',
    auth: 'session',
    schema: schema.listShippingMethods,
    handle: listShippingMethods,
  },
  {
    method: 'POST',
    path: '/shippingmethods',
    auth: 'session',
    schema: schema.chooseShippingMethod,
    handle: chooseShippingMethod,
  },
];

const MAX_METHOD_LENGTH = 100;

const NO_ADDRESS = {
  firstname: '',
  lastname: '',
  company: '',
  address_1: '',
  address_2: '',
  city: '',
  postcode: '',
  country_id: '',
  zone_id: '',
  custom_field: {},
};

async function getShippingAddress(): Promise<Answer> {
  return { data: NO_ADDRESS };
}

async function setShippingAddress(call: Call): Promise<Answer> {
  const issues = checkAddress(requireBody(call));
  if (issues.length > 0) throw new HttpError(400, issues);
  return { data: [] };
}

async function listShippingMethods({ deps, session }: Call): Promise<Answer> {
  const cart = await findCart(deps.db, session.id);
  return { data: { shipping_methods: [], code: '', comment: cart?.comment ?? '' } };
}

async function chooseShippingMethod(call: Call): Promise<Answer> {
  const { shipping_method: method } = requireBody(call);
  if (typeof method === 'string' && method.trim() !== '' && method.length <= MAX_METHOD_LENGTH) return { data: [] };
  const message = 'Warning: Shipping method required!';
  throw new HttpError(400, [{ code: 'shipping_method', field: 'shipping_method', message }]);
}
