import { CURRENCIES } from '#client/session/currency.ts';
import { useSite } from '#client/site/site.ts';
import { SelectField } from '#client/form/SelectField.tsx';
import { EmailField } from '#client/form/EmailField.tsx';
import { TextField } from '#client/form/TextField.tsx';
import { BUILD } from './asked.ts';
import { type Given, InquiryForm } from './InquiryForm.tsx';
import styles from './InquiryForm.module.css';

/** "Help me build": what a player needs to know to work out steps, time and a price. */
export function BuildForm({ begun }: { begun: { game: string; text: string } }) {
  const { games } = useSite();
  const game = games.find(({ path }) => path === begun.game)?.path ?? '';
  return (
    <InquiryForm
      slug="hmb"
      title="Describe it"
      button="Ask for a plan"
      asked={BUILD}
      begun={{ game, text: begun.text }}
      fields={(given) => (
        <>
          <GoalFields given={given} />
          <ContactFields given={given} />
        </>
      )}
    />
  );
}

/** The goal, the amount and the date. */
function GoalFields({ given }: { given: Given }) {
  const { games } = useSite();
  return (
    <>
      <div className={styles.wide}>
        <SelectField
          name="game"
          label="Game"
          required
          options={games.map(({ path, name }) => ({ value: path, name }))}
          {...given('game')}
        />
      </div>
      <div className={styles.wide}>
        <TextField
          name="text"
          label="Goal"
          type="textarea"
          required
          hint="What you want at the end, where you are now, your realm or platform"
          maxLength={2000}
          {...given('text')}
        />
      </div>
      <MoneyAndTime given={given} />
    </>
  );
}

function MoneyAndTime({ given }: { given: Given }) {
  const currency = given('currency');
  const shown = useSite().currency;
  return (
    <div className={styles.three}>
      <TextField
        name="budget"
        label="Budget"
        required
        placeholder="100 to 150"
        hint="An amount or a range"
        maxLength={40}
        {...given('budget')}
      />
      <SelectField
        name="currency"
        label="Currency"
        required
        options={CURRENCIES.map(({ code, name }) => ({ value: code, name }))}
        {...currency}
        defaultValue={currency.defaultValue ?? shown}
      />
      <TextField name="deadline" label="Deadline" type="date" required={false} {...given('deadline')} />
    </div>
  );
}

/** How to reach the visitor. */
function ContactFields({ given }: { given: Given }) {
  return (
    <>
      <EmailField hint="We send the plan here" {...given('email')} />
      <TextField
        name="discord"
        label="Discord name"
        required={false}
        hint="If you prefer to talk"
        maxLength={64}
        {...given('discord')}
      />
    </>
  );
}
