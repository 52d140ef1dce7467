export { RouteErrorPage as Component } from '#client/app/error/RouteErrorPage.tsx';
