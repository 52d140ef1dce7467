import monaSans from '@fontsource-variable/mona-sans/files/mona-sans-latin-wdth-normal.woff2?url';
import onest from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url';

/** Addresses of the two font files every page shows text in; preload them with `crossorigin`. */
export const preloadedFonts = [onest, monaSans];
