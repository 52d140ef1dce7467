/** Address of the picture that replaces a missing one. */
export const PLACEHOLDER = '/media/house/placeholder-500x500.webp';
