/** Address of the picture that stands in for one that is missing. */
export const PLACEHOLDER = '/media/house/placeholder-500x500.webp';
