export { RouteErrorPage as Component } from '#client/app/RouteErrorPage.tsx';
