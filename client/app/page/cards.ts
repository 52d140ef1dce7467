export { AllCardsPage as Component } from '#client/gallery/AllCardsPage.tsx';
export { allCardsLoader as loader, meta } from '#client/gallery/all-cards-loader.ts';
