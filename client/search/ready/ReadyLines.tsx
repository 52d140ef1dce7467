import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Picture } from '#client/ui/picture/Picture.tsx';
import { AddLine } from './AddLine.tsx';
import { chipsOf, configurationText, type Line, linePath, type Meaning, nextStep, unusedOf } from './ready-line.ts';
import styles from './ReadyLines.module.css';

type Props = { text: string; meaning: Pick<Meaning, 'price' | 'day'>; lines: readonly Line[] };

/** Products configured and priced by the search words, above all other results. */
export function ReadyLines({ text, meaning, lines: ready }: Props) {
  const chips = chipsOf(text, meaning, ready);
  return (
    <>
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label="What we understood">
          {chips.map(({ label, value, without }) => (
            <li key={without}>
              <a href={without} aria-label={`Search without ${value}`} title={label}>
                {value}
                <Icon name="x" size="s" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {ready.length > 0 && (
        <section aria-labelledby="ready">
          <h2 id="ready" className={`h4 quiet ${styles.title}`}>
            {ready.some((line) => nextStep(line) === undefined) ? 'Ready to add' : 'Filled in for you'}
          </h2>
          <ul className={styles.lines}>
            {ready.map((line) => (
              <ReadyLine key={line.product.id} line={line} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function ReadyLine({ line }: { line: Line }) {
  const { product, total, isFrom, missing, eta, run } = line;
  const withMessage = missing.filter(({ message }) => message !== '');
  const unused = unusedOf(line);
  return (
    <li className={styles.line}>
      <Picture picture={product.image} sizes="96px" alt="" className={styles.picture} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <a href={linePath(line)}>{product.name}</a>
        </h3>
        <p className={styles.chosen}>{configurationText(line)}</p>
        <p className="quiet sm">
          {product.game.name}
          {run
            ? ` · ${run.slotsLeft} ${run.slotsLeft === 1 ? 'seat' : 'seats'} left on that day`
            : ` · Takes ${eta.toLowerCase()}`}
        </p>
        {withMessage.map(({ key, name, message }) => (
          <p key={key} className={styles.issue}>
            {name}: {message}
          </p>
        ))}
        {unused.length > 0 && <p className="quiet sm">Not a choice here: {unused.join(', ')}</p>}
      </div>
      <p className={`num ${styles.price}`}>
        {isFrom && <small>from </small>}
        {total.formatted}
      </p>
      <div className={styles.step}>
        <NextStep line={line} />
      </div>
    </li>
  );
}

/** The button of a line: adds it to the cart, or leads to its page if something is missing. */
function NextStep({ line }: { line: Line }) {
  const step = nextStep(line);
  if (step === undefined) return <AddLine line={line} />;
  return (
    <Button href={linePath(line)} aria-label={`${step}: ${line.product.name}`}>
      {step}
    </Button>
  );
}
