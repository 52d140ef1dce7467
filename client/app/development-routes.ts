import { data, type RouteObject } from 'react-router-dom';
import { pageRoute } from './page-route.tsx';

/** Where pieces and goods are looked over, and where pages fail on purpose: `/dev/error/503`. */
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
