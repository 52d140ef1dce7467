import { TextField } from '#client/form/TextField.tsx';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { type LineLogin_LineFragment, LineLogin_LineFragmentDoc } from '#client/generated/graphql.ts';
import { ActForm } from '#client/order/act/ActForm.tsx';
import page from '#client/order/OrderPage.module.css';
import { loginId } from '#client/order/section-ids.ts';
import { OrderTime } from '#client/order/time/OrderTime.tsx';
import { Chip } from '#client/ui/Chip.tsx';
import { Icon, type IconName } from '#client/ui/Icon.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { LoginRecord } from './LoginRecord.tsx';
import styles from './LineLogins.module.css';

type Line = LineLogin_LineFragment;
type Login = NonNullable<Line['login']>;

/** Where the buyer enters the login for a piloted line. Nothing for self-played lines, and before payment. */
export function LineLogins({ lines }: { lines: readonly FragmentType<typeof LineLogin_LineFragmentDoc>[] }) {
  return lines
    .map((line) => readFragment(LineLogin_LineFragmentDoc, line))
    .map(
      ({ login, ...line }) =>
        login && (login.canStore || login.record.length > 0) && <LineLogin key={line.id} line={line} login={login} />,
    );
}

function LineLogin({ line, login }: { line: Omit<Line, 'login'>; login: Login }) {
  const isStored = login.storedAt !== null;
  return (
    <section className={`panel ${page.panel} ${page.screen} ${styles.vault}`} id={loginId(line.id)}>
      <Head line={line} login={login} />
      {!isStored && login.canStore && (
        <>
          <p className="muted sm">
            Your player needs it to start. It’s stored encrypted: only the player of this service can open it, must say
            why, and you see every time here.
          </p>
          <SealForm line={line} button="Seal it" />
        </>
      )}
      {!isStored && !login.canStore && (
        <p className="muted sm">We no longer have it. Change your password now, if you haven’t yet.</p>
      )}
      <div className={styles.stored}>
        {isStored && <Stored line={line} login={login} />}
        <LoginRecord record={login.record} />
      </div>
      {isStored && <Acts line={line} login={login} />}
    </section>
  );
}

function Head({ line, login: { storedAt, canStore, record } }: { line: Named; login: Login }) {
  const [title, icon]: [string, IconName] =
    storedAt !== null ? ['Login vault', 'lock'] : canStore ? ['Seal your login', 'lock'] : ['Login deleted', 'trash'];
  const deleted = storedAt === null && !canStore ? record[0] : undefined;
  return (
    <header className={styles.head}>
      <h2 className="h3">
        <Icon name={icon} /> {title}
      </h2>
      {storedAt !== null && (
        <Chip tone="ok">
          <Icon name="check" size="s" />
          Sealed
        </Chip>
      )}
      {deleted && (
        <Chip>
          <OrderTime iso={deleted.at} />
        </Chip>
      )}
      <p className="muted sm">For {line.name}</p>
    </header>
  );
}

function Stored({ line: { players }, login: { expiresAt } }: { line: Omit<Line, 'login'>; login: Login }) {
  const names = players.map(({ name }) => name).join(', ');
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Stored</dt>
        <dd>Account and password</dd>
      </div>
      <div>
        <dt>Can open it</dt>
        <dd>{names || 'Your player'} only</dd>
      </div>
      <div>
        <dt>Deletes itself</dt>
        <dd>
          when this service is done, at the latest <OrderTime iso={expiresAt ?? ''} />
        </dd>
      </div>
    </dl>
  );
}

function Acts({ line, login: { codeUntil, canStore } }: { line: Named; login: Login }) {
  return (
    <>
      <div className={styles.acts}>
        {canStore && (
          <>
            <details>
              <summary>Send a code</summary>
              <CodeForm line={line} codeUntil={codeUntil} />
            </details>
            <details>
              <summary>Replace</summary>
              <SealForm line={line} button="Seal the new one" />
            </details>
          </>
        )}
        <ActForm intent="delete-login" line={line.id} button="Delete now" icon="trash" about={line.name} />
      </div>
      <p className="muted xs">Change your password when the service is done.</p>
    </>
  );
}

function CodeForm({ line: { id, name }, codeUntil }: { line: Named; codeUntil: Login['codeUntil'] }) {
  return (
    <>
      <p className="muted sm">
        When the game asks for one, your player writes to you. A code is shown once and is gone after ten minutes.
        {codeUntil && ' One is waiting now; a new one takes its place.'}
      </p>
      <ActForm intent="send-code" line={id} button="Send the code" about={name} native>
        {(failure) => (
          <TextField
            name={`code-${id}`}
            label="Code"
            required
            maxLength={40}
            autoComplete="one-time-code"
            error={failure?.message}
          />
        )}
      </ActForm>
    </>
  );
}

type Named = Pick<Line, 'id' | 'name'>;

function SealForm({ line: { id, name }, button }: { line: Named; button: string }) {
  return (
    <ActForm intent="seal-login" line={id} button={button} about={name} variant="primary" icon="lock" block native>
      {(failure) => (
        <>
          {failure && (
            <Notice tone="danger" role="alert" title={failure.message}>
              Type the whole login again: nothing of it was kept.
            </Notice>
          )}
          <TextField name={`account-${id}`} label="Account name or email" required maxLength={200} autoComplete="off" />
          <TextField
            name={`password-${id}`}
            label="Password"
            type="password"
            required
            maxLength={200}
            autoComplete="off"
          />
          <TextField
            name={`note-${id}`}
            label="Anything else to log in"
            required={false}
            maxLength={300}
            autoComplete="off"
            hint="A platform or a PIN"
          />
          <Promises />
        </>
      )}
    </ActForm>
  );
}

function Promises() {
  return (
    <ul className={styles.promises}>
      <li>
        <Icon name="check" size="s" /> Never write it in messages, mail or Discord. We won’t ask.
      </li>
      <li>
        <Icon name="check" size="s" /> Never the password of your email account.
      </li>
      <li>
        <Icon name="check" size="s" /> Deleted when the service is done.
      </li>
    </ul>
  );
}
