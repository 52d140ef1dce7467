import { whenNear } from '#client/ui/when-near.ts';

export const FOOTER_ID = 'footer';
/** In heights of the screen. On a phone its columns fold then, which should not be seen. */
const NEAR = 2;

export function whenFooterIsNear(): Promise<void> {
  return whenNear(FOOTER_ID, NEAR);
}
