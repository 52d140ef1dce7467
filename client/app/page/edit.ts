export { EditPage as Component } from '#client/product/edit/EditPage.tsx';
export { editLoader as loader, meta } from '#client/product/edit/edit-loader.ts';

/** For the form without script; with script nothing is posted. */
export const openAction = async () => (await import('#client/product/edit/edit-action.ts')).editAction;
