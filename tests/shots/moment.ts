/** The fixed time of every screenshot: a Wednesday, shortly before the evening's runs. */
export const SHOP_AT = new Date('2026-11-25T12:00:05Z');
/** The browser's clock stands after all that the shop did, and before its next minute: no countdown is at its edge. */
export const BROWSER_AT = new Date('2026-11-25T12:00:35Z');
