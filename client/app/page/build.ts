export { buildAction as action } from '#client/content/inquiry/inquiry-action.ts';
export { BuildPage as Component } from '#client/content/inquiry/BuildPage.tsx';
export { inquiryLoader as loader, meta } from '#client/content/inquiry/inquiry-loader.ts';
