import type { LoaderFunctionArgs } from 'react-router-dom';
import { informationPath } from '#client/site/paths.ts';

export const DEVICE_PATH = informationPath('device');

export function deviceLoader({ request }: LoaderFunctionArgs): { isDeleted: boolean } {
  return { isDeleted: new URL(request.url).searchParams.get('link') === 'deleted' };
}

export function meta() {
  return {
    title: 'What this browser knows',
    description: 'Everything this shop keeps in your browser, what it is for, and a button to delete it.',
    canonical: DEVICE_PATH,
    robots: 'noindex',
  };
}
