import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import { useLoaderData } from 'react-router-dom';
import { SubscriptionPage } from '#client/newsletter/SubscriptionPage.tsx';
import { subscriptionAction } from '#client/newsletter/subscription-action.ts';
import { meta as subscriptionMeta, subscriptionLoader } from '#client/newsletter/subscription-loader.ts';
import { AlertPage } from '#client/product/alert/AlertPage.tsx';
import { alertAction } from '#client/product/alert/alert-action.ts';
import { alertLoader, meta as alertMeta } from '#client/product/alert/alert-loader.ts';

// Newsletter and alerts are both requested and confirmed by mail. They share a page, because every page adds to the
// first load of all others.

type Loaded = ReturnType<typeof subscriptionLoader> | Awaited<ReturnType<typeof alertLoader>>;

const isAlert = ({ request }: { request: Request }) => /\/alert(\/|$)/.test(new URL(request.url).pathname);

export function loader(args: LoaderFunctionArgs) {
  return isAlert(args) ? alertLoader(args) : subscriptionLoader(args);
}

export function action(args: ActionFunctionArgs) {
  return isAlert(args) ? alertAction(args) : subscriptionAction(args);
}

export function meta(loaded: Loaded) {
  return 'view' in loaded ? alertMeta(loaded) : subscriptionMeta(loaded);
}

export function SubscriptionOrAlert() {
  return 'view' in useLoaderData<Loaded>() ? <AlertPage /> : <SubscriptionPage />;
}
