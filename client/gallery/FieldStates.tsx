import { TextField } from '#client/form/TextField.tsx';
import { Specimen, Specimens } from './Specimen.tsx';

/** The focus and valid states appear when a field is used: it is checked when it is left. */
export function FieldStates() {
  return (
    <Specimens title="Inputs">
      <Specimen state="Rest">
        <TextField name="rest" label="Email" type="email" format="email" placeholder="you@example.com" />
      </Specimen>
      <Specimen state="Filled, with clear control">
        <TextField name="clearable" label="Character" defaultValue="Rowan" clearable />
      </Specimen>
      <Specimen state="Valid once it is left">
        <TextField name="valid" label="Contact email" type="email" format="email" defaultValue="rowan@example.com" />
      </Specimen>
      <ErrorStates />
      <Specimen state="Hint, optional">
        <TextField name="hint" label="Discord name" hint="For run invitations" required={false} />
      </Specimen>
      <Specimen state="Disabled">
        <TextField name="disabled" label="Email" placeholder="you@example.com" disabled />
      </Specimen>
      <Specimen state="Read-only">
        <TextField name="order" label="Order number" defaultValue="WS-48213" readOnly />
      </Specimen>
      <Specimen state="Date">
        <TextField name="date" label="Start date" type="date" />
      </Specimen>
      <Specimen state="Several lines">
        <TextField name="note" label="Note to the team" type="textarea" required={false} />
      </Specimen>
    </Specimens>
  );
}

function ErrorStates() {
  return (
    <>
      <Specimen state="Error: email">
        <TextField name="email" label="Email" format="email" defaultValue="rowan@example" error="Enter correct email" />
      </Specimen>
      <Specimen state="Error: BattleTag">
        <TextField
          name="battletag"
          label="BattleTag"
          format="battletag"
          defaultValue="R#1"
          error="Format is SomeNickname88#12345"
        />
      </Specimen>
      <Specimen state="Error: required">
        <TextField name="required" label="Character" required error="Required" />
      </Specimen>
    </>
  );
}
