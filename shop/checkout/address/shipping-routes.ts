import { findCart } from '#shop/cart/store.ts';
import { type Answer, type Call, type Endpoint, HttpError } from '#shop/http/call.ts';
import { type CheckedCall, endpoint } from '#shop/http/endpoint/endpoint.ts';
import { checkAddress } from './address.ts';
import * as schema from './shipping-schema.ts';

const get = { method: 'GET', auth: 'session' } as const;
const post = { method: 'POST', auth: 'session' } as const;

// Callers written for shops with shipping take these steps. Nothing is shipped here: the data is validated,
// acknowledged and not stored, as it is not needed.
export const shippingEndpoints: Endpoint[] = [
  endpoint({
    ...get,
    path: '/guestshipping',
    schema: schema.getShippingAddress,
    handle: async () => ({ data: NO_ADDRESS }),
  }),
  endpoint({ ...post, path: '/guestshipping', schema: schema.setShippingAddress, handle: setShippingAddress }),
  endpoint({ ...get, path: '/shippingmethods', schema: schema.listShippingMethods, handle: listShippingMethods }),
  endpoint({
    ...post,
    path: '/shippingmethods',
    schema: schema.chooseShippingMethod,
    handle: async () => ({ data: [] }),
  }),
];

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

async function setShippingAddress({ body }: CheckedCall<typeof schema.setShippingAddress>): Promise<Answer> {
  const issues = checkAddress(body);
  if (issues.length > 0) throw new HttpError(400, issues);
  return { data: [] };
}

async function listShippingMethods({ deps, session }: Pick<Call, 'deps' | 'session'>): Promise<Answer> {
  const cart = await findCart(deps.db, session.id);
  return { data: { shipping_methods: [], code: '', comment: cart?.comment ?? '' } };
}
