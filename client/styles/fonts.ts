import display from './fonts/display.woff2?url';
import text from './fonts/text.woff2?url';

/** Addresses of the two font files every page shows text in; preload them with `crossorigin`. */
export const preloadedFonts = [text, display];
