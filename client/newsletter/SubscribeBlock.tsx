import { housePicture } from '#client/ui/picture/house-picture.ts';
import { Picture } from '#client/ui/picture/Picture.tsx';
import { SubscribeForm } from './SubscribeForm.tsx';
import type { SubscribeFailure } from './subscription-action.ts';
import styles from './SubscribeBlock.module.css';

export function SubscribeBlock({ failure }: { failure?: SubscribeFailure | undefined }) {
  return (
    <div className={styles.block}>
      <Picture picture={housePicture('subscribe', [[1640, 520]])} sizes="" alt="" className={styles.art} />
      <h2 className="h2">Know before reset day</h2>
      <p>One email a week: the raid schedule, price drops and season starts for the games you pick.</p>
      <SubscribeForm source="FOOTER" failure={failure} />
    </div>
  );
}
