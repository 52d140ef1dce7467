export type Device = 'mobile' | 'tablet' | 'desktop';

const MOBILE_BELOW_PX = 768;
const MOBILE_AGENT = /Mobi|Android|iPhone|iPad|iPod/i;

/**
 * For behaviour only; looks follow the width alone, in CSS. Read in the browser: documents are the same for
 * everybody, so none is made for a device and nothing moves when it is known.
 */
export function deviceOf(widthPx: number, userAgent: string): Device {
  if (!MOBILE_AGENT.test(userAgent)) return 'desktop';
  return widthPx < MOBILE_BELOW_PX ? 'mobile' : 'tablet';
}
