import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { checkArguments } from './engine/checked-arguments.ts';
import { closeErrorCodes } from './engine/error/error-codes.ts';
import { alert } from './alert.ts';
import { cart } from './checkout/cart.ts';
import { category } from './product/category.ts';
import { readContract } from './operation/contract.ts';
import { checkout } from './checkout/checkout.ts';
import { checkoutField } from './checkout/checkout-field.ts';
import { coupon } from './checkout/coupon.ts';
import { event } from './event.ts';
import { information } from './information.ts';
import { inquiry } from './inquiry.ts';
import { interpret } from './search/interpret.ts';
import { login } from './order/login.ts';
import { newsletter } from './newsletter.ts';
import { option } from './product/option.ts';
import { order } from './order/order.ts';
import { orderAct } from './order/order-act.ts';
import { orderList } from './order/order-list.ts';
import { orderChanged } from './order/order-changed.ts';
import { placeOrder } from './order/place-order.ts';
import { player } from './player.ts';
import { product } from './product/product.ts';
import { quote } from './product/quote.ts';
import { redirect } from './search/redirect.ts';
import { review } from './product/review.ts';
import { search } from './search/search.ts';
import { session } from './session.ts';
import { sharedCart } from './checkout/shared-cart.ts';
import { site } from './site.ts';
import { support } from './support.ts';

/** The contract as written in schema/, with its resolvers. Throws if the two do not fit. */
export function createSchema(): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs: readContract(),
    // Token positions would stay in memory, only to tell where a type was defined.
    noLocation: true,
    // It is validated when code is generated from it.
    assumeValidSDL: true,
    // Nobody else uses it: copying every type for the resolvers takes half as long again.
    updateResolversInPlace: true,
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
      orderList,
      login,
      player,
      orderChanged,
      newsletter,
      alert,
      inquiry,
      support,
      review,
    ],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  return checkArguments(closeErrorCodes(schema));
}
