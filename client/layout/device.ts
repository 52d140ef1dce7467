export type Device = 'mobile' | 'tablet' | 'desktop';

const MOBILE_BELOW_PX = 768;
const MOBILE_AGENT = /Mobi|Android|iPhone|iPad|iPod/i;

/**
 * Only for behaviour; the layout depends on the width alone, in CSS. Read in the browser: documents are the same for
 * every device, and nothing moves once it is known.
 */
export function deviceOf(widthPx: number, userAgent: string): Device {
  if (!MOBILE_AGENT.test(userAgent)) return 'desktop';
  return widthPx < MOBILE_BELOW_PX ? 'mobile' : 'tablet';
}
