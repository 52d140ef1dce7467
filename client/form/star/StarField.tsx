import { Icon } from '#client/ui/Icon.tsx';
import styles from './StarField.module.css';

const STARS = [1, 2, 3, 4, 5];

type Props = {
  name: string;
  legend: string;
  /** `1` to `5`, or empty while nothing is chosen. */
  defaultValue: string;
};

/** One to five stars, lit up to the chosen one. Radio inputs, so it needs neither script nor a pointer. */
export function StarField({ name, legend, defaultValue }: Props) {
  return (
    <fieldset className={styles.field}>
      <legend>{legend}</legend>
      <div className={styles.stars}>
        {STARS.map((stars) => (
          <label key={stars} title={starWords(stars)}>
            <input
              type="radio"
              name={name}
              value={stars}
              defaultChecked={defaultValue === String(stars)}
              required
              aria-label={starWords(stars)}
            />
            <Icon name="star" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function starWords(stars: number): string {
  return stars === 1 ? '1 star' : `${stars} stars`;
}
