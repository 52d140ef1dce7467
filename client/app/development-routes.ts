import { data, type RouteObject } from 'react-router-dom';
import { pageRoute } from './page-route.tsx';

/** Galleries of components and cards, and pages that fail on purpose: `/dev/error/503`. */
export function developmentRoutes(): RouteObject[] {
  return [
    pageRoute('gallery', { path: 'dev/gallery', personal: true }),
    pageRoute('cards', { path: 'dev/cards', personal: true }),
    {
      path: 'dev/error/:status',
      loader: ({ params }) => {
        throw data(null, { status: Number(params['status']) });
      },
    },
  ];
}
