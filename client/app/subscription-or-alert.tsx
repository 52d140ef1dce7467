import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import { useLoaderData } from 'react-router-dom';
import { SubscriptionPage } from '#client/newsletter/SubscriptionPage.tsx';
import { subscriptionAction } from '#client/newsletter/subscription-action.ts';
import { meta as subscriptionMeta, subscriptionLoader } from '#client/newsletter/subscription-loader.ts';
import { AlertPage } from '#client/product/alert/AlertPage.tsx';
import { alertAction } from '#client/product/alert/alert-action.ts';
import { alertLoader, meta as alertMeta } from '#client/product/alert/alert-loader.ts';

// What is asked for by mail and confirmed by one: newsletter and alerts share a page, for every page that there is
// makes the first load of all others longer.

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
