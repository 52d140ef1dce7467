import { useState, type FormEvent } from 'react';
import { AmountField } from '#client/form/amount/AmountField.tsx';
import { RangeField } from '#client/form/range/RangeField.tsx';
import { Specimen, Specimens } from './Specimen.tsx';

const LEVELS = [1, 10, 20, 30, 40, 50, 60, 70, 80].map((level) => ({ key: String(level), name: `Level ${level}` }));
const GOLD = { minimum: 50_000, maximum: 5_000_000, step: 10_000 };

export function SliderStates() {
  return (
    <Specimens title="Range and amount" wide>
      <Specimen state="Range">
        <Levels name="levels" value="10-60" />
      </Specimen>
      <Specimen state="Range, nothing chosen, error">
        <Levels name="levels-wrong" value="" error="Required" />
      </Specimen>
      <Specimen state="Amount">
        <Gold name="gold" label="Gold" value="250000" sliding />
      </Specimen>
      <Specimen state="Amount, error">
        <Gold name="gold-wrong" label="More gold" value="7" sliding error="50,000 to 5,000,000, in steps of 10,000" />
      </Specimen>
      <Specimen state="Amount before its script">
        <Gold name="gold-plain" label="Plain gold" value="250000" sliding={false} />
      </Specimen>
    </Specimens>
  );
}

type Props = { name: string; value: string; error?: string };

function Levels({ name, value, error }: Props) {
  const [shown, setShown] = useState(value);
  const names = { from: `${name}-from`, to: `${name}-to` };
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const form = new FormData(currentTarget);
    setShown(`${String(form.get(names.from))}-${String(form.get(names.to))}`);
  };
  return (
    <form onInput={onInput}>
      <RangeField
        label={`Levels, ${name}`}
        names={names}
        steps={LEVELS}
        defaultValue={value}
        value={shown}
        error={error}
        required
        sliding
      />
    </form>
  );
}

function Gold({ name, value, sliding, error, label }: Props & { label: string; sliding: boolean }) {
  const [shown, setShown] = useState(value);
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    setShown(String(new FormData(currentTarget).get(name)));
  };
  return (
    <form onInput={onInput}>
      <AmountField
        name={name}
        label={label}
        bounds={GOLD}
        unit="gold"
        defaultValue={value}
        value={shown}
        error={error}
        required
        sliding={sliding}
      />
    </form>
  );
}
