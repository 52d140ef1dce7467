import { encode } from 'uqr';
import styles from './ShareCart.module.css';

/** Modules around it that stay empty, as the standard asks. */
const QUIET_ZONE = 4;

/** A link as a QR code, to be read by the camera of a phone. */
export function LinkCode({ link }: { link: string }) {
  const { data, size } = encode(link, { border: QUIET_ZONE });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code of the link">
      <path d={dark.join('')} />
    </svg>
  );
}
