import { SelectField } from '#client/form/SelectField.tsx';
import { SuggestField } from '#client/form/suggest/SuggestField.tsx';
import { Specimen, Specimens } from './Specimen.tsx';

const NAMES = ['Aegwynn', 'Aerie Peak', 'Area 52', 'Argent Dawn', 'Arthas', 'Azjol-Nerub', 'Illidan', 'Zul’jin'];
const OPTIONS = NAMES.map((name) => ({ value: name, name }));
const REALMS = NAMES.map((label) => ({ label, note: 'US' }));

export function ListStates() {
  return (
    <>
      <DropdownStates />
      <SuggestBoxStates />
    </>
  );
}

function DropdownStates() {
  return (
    <Specimens title="Dropdown">
      <Specimen state="Nothing chosen">
        <SelectField name="choose" label="Realm" options={OPTIONS} required />
      </Specimen>
      <Specimen state="Chosen">
        <SelectField name="chosen" label="Realm of the character" options={OPTIONS} defaultValue="Argent Dawn" />
      </Specimen>
      <Specimen state="Any will do">
        <SelectField name="any" label="Realm group" options={OPTIONS} placeholder="Any realm" required={false} />
      </Specimen>
      <Specimen state="Error">
        <SelectField name="wrong" label="Realm" options={OPTIONS} required error="Required" />
      </Specimen>
      <Specimen state="Disabled">
        <SelectField name="disabled-list" label="Realm" options={OPTIONS} defaultValue="Argent Dawn" disabled />
      </Specimen>
      <Specimen state="Read-only">
        <SelectField name="read-only-list" label="Realm" options={OPTIONS} defaultValue="Argent Dawn" readOnly />
      </Specimen>
      <Specimen state="Nothing to choose from">
        <SelectField name="no-options" label="Realm" options={[]} />
      </Specimen>
    </Specimens>
  );
}

function SuggestBoxStates() {
  return (
    <Specimens title="Suggest box">
      <Specimen state="Rest">
        <SuggestField name="realm" label="Home realm" options={REALMS} required />
      </Specimen>
      <Specimen state="Chosen">
        <SuggestField name="realm-chosen" label="Target realm" options={REALMS} defaultValue="Argent Dawn" />
      </Specimen>
      <Specimen state="Error">
        <SuggestField name="realm-wrong" label="Realm" options={REALMS} required error="Required" />
      </Specimen>
      <Specimen state="List not there yet">
        <SuggestField name="realm-late" label="Old realm" options={undefined} hint="Its list comes when it is wanted" />
      </Specimen>
    </Specimens>
  );
}
