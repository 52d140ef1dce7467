import { useState } from 'react';
import { Checkbox } from '#client/form/Checkbox.tsx';
import { OptionRow } from '#client/form/OptionRow.tsx';
import { Stepper } from '#client/form/amount/Stepper.tsx';
import { FactionMark } from '#client/ui/Icon.tsx';
import { Specimen, Specimens } from './Specimen.tsx';

export function ChoiceStates() {
  return (
    <Specimens title="Choices">
      <OptionRowStates />
      <Specimen state="Yes or no">
        <Checkbox name="agree">I agree to the terms</Checkbox>
      </Specimen>
      <Specimen state="Yes or no, error">
        <Checkbox name="agree-wrong" required error="Required">
          I agree to the terms of this order
        </Checkbox>
      </Specimen>
      <StepperStates />
    </Specimens>
  );
}

function OptionRowStates() {
  return (
    <>
      <Specimen state="Rest">
        <OptionRow kind="radio" name="play" value="piloted" label="Piloted" hint="We play for you" price="+ $6.00" />
      </Specimen>
      <Specimen state="Chosen: lit">
        <OptionRow kind="radio" name="play" value="self" label="Self-play" hint="You play" price="$0" defaultChecked />
      </Specimen>
      <Specimen state="Disabled, and why">
        <OptionRow kind="radio" name="play" value="express" label="Express" hint="Not on this realm" disabled />
      </Specimen>
      <Specimen state="Not checked">
        <OptionRow kind="checkbox" name="extras" value="stream" label="Live stream" price="+ $4.00" />
      </Specimen>
      <Specimen state="Checked">
        <OptionRow kind="checkbox" name="extras" value="armour" label="Armour-stack" price="+ $22.00" defaultChecked />
      </Specimen>
      <FactionStates />
    </>
  );
}

function FactionStates() {
  return (
    <>
      <Specimen state="Faction">
        <OptionRow
          kind="radio"
          name="faction"
          value="alliance"
          label="Alliance"
          tone="alliance"
          mark={<FactionMark faction="alliance" />}
          defaultChecked
        />
      </Specimen>
      <Specimen state="Faction">
        <OptionRow
          kind="radio"
          name="other-faction"
          value="horde"
          label="Horde"
          tone="horde"
          mark={<FactionMark faction="horde" />}
          defaultChecked
        />
      </Specimen>
    </>
  );
}

function StepperStates() {
  const [quantity, setQuantity] = useState(2);
  return (
    <>
      <Specimen state="Quantity">
        <Stepper name="quantity" value={quantity} min={1} max={5} onChange={setQuantity} />
      </Specimen>
      <Specimen state="Quantity, least">
        <Stepper name="least" label="Quantity of the least" value={1} min={1} max={5} />
      </Specimen>
      <Specimen state="Quantity, disabled">
        <Stepper name="disabled-quantity" label="Quantity sold out" value={1} min={1} max={5} disabled />
      </Specimen>
    </>
  );
}
