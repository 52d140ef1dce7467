import { redirect, redirectDocument, type LoaderFunctionArgs } from 'react-router-dom';
import { checkoutLoader } from '#client/checkout/checkout-loader.ts';
import { loadContext } from '#client/data/load.ts';
import { SiteContentDocument } from '#client/generated/graphql.ts';
import { checkoutPath, expressPath } from '#client/site/paths.ts';

/**
 * The data of the checkout, if a wallet can pay for it. A total that has to be accepted first, or that is zero, is
 * handled by the checkout itself.
 */
export async function expressLoader(args: LoaderFunctionArgs) {
  // The content security policy of the current document does not allow wallets.
  if (!import.meta.env.SSR && location.pathname !== expressPath()) throw redirectDocument(expressPath());
  const [page, { site }] = await Promise.all([
    checkoutLoader(args),
    args.context.get(loadContext)(SiteContentDocument, {}),
  ]);
  const express = site?.paying?.express;
  const method =
    page.paymentMethods.find(({ kind, icon }) => kind === 'REDIRECT' && icon === 'wallet') ??
    page.paymentMethods.find(({ kind }) => kind === 'REDIRECT');
  const mustAccept = page.before !== null && page.heldUntil === null;
  if (!express || !method || mustAccept || Number(page.cart.total.amount) === 0) throw redirect(checkoutPath());
  return { ...page, express, method: method.code };
}

export type ExpressData = Awaited<ReturnType<typeof expressLoader>>;
