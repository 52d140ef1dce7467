export { InformationPage as Component } from '#client/content/InformationPage.tsx';
export { informationLoader as loader, meta } from '#client/content/information-loader.ts';
