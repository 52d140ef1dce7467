export { contactAction as action } from '#client/content/inquiry/inquiry-action.ts';
export { ContactPage as Component } from '#client/content/inquiry/ContactPage.tsx';
export { inquiryLoader as loader, meta } from '#client/content/inquiry/inquiry-loader.ts';
