import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { checkArguments } from './engine/checked-arguments.ts';
import { closeErrorCodes } from './engine/error-codes.ts';
import { cart } from './cart.ts';
import { category } from './category.ts';
import { readContract } from './operation/contract.ts';
import { checkout } from './checkout.ts';
import { checkoutField } from './checkout-field.ts';
import { coupon } from './coupon.ts';
import { event } from './event.ts';
import { information } from './information.ts';
import { inquiry } from './inquiry.ts';
import { interpret } from './interpret.ts';
import { newsletter } from './newsletter.ts';
import { option } from './option.ts';
import { order } from './order/order.ts';
import { orderAct } from './order/order-act.ts';
import { orderChanged } from './order/order-changed.ts';
import { placeOrder } from './order/place-order.ts';
import { product } from './product.ts';
import { quote } from './quote.ts';
import { redirect } from './redirect.ts';
import { review } from './review.ts';
import { search } from './search.ts';
import { session } from './session.ts';
import { sharedCart } from './shared-cart.ts';
import { site } from './site.ts';

/** The contract as it is written in schema/, with its resolvers. Throws when the two do not fit. */
export function createSchema(): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs: readContract(),
    resolvers: [
      session,
      sharedCart,
      category,
      product,
      redirect,
      option,
      quote,
      search,
      interpret,
      information,
      site,
      cart,
      coupon,
      event,
      checkout,
      checkoutField,
      order,
      placeOrder,
      orderAct,
      orderChanged,
      newsletter,
      inquiry,
      review,
    ],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  return checkArguments(closeErrorCodes(schema));
}
