import { TextField } from '#client/form/TextField.tsx';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { type LineLogin_LineFragment, LineLogin_LineFragmentDoc } from '#client/generated/graphql.ts';
import { ActForm } from '#client/order/act/ActForm.tsx';
import page from '#client/order/OrderPage.module.css';
import { loginId } from '#client/order/section-ids.ts';
import { OrderTime } from '#client/order/time/OrderTime.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { eventWords } from './event-words.ts';
import styles from './LineLogins.module.css';

type Line = LineLogin_LineFragment;
type Login = NonNullable<Line['login']>;

/** Where the buyer hands over the login of a piloted line. Nothing for what the buyer plays, and before payment. */
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
    <section className={`panel ${page.panel} ${page.screen}`} id={loginId(line.id)}>
      <header className={styles.head}>
        <h2 className="h3">
          <Icon name="lock" /> {isStored || login.canStore ? 'Login' : 'Login deleted'}
        </h2>
        <p className="muted sm">For {line.name}</p>
      </header>
      {isStored && <Stored line={line} login={login} />}
      {!isStored && login.canStore && (
        <>
          <p className="sm">
            Your player needs it to start. It’s stored encrypted: only the player of this service can open it, must say
            why, and you see every time here.
          </p>
          <SealForm line={line} button="Seal the login" />
        </>
      )}
      {!isStored && !login.canStore && (
        <p className="sm">Nothing of it is left with us. Change your password now, if you haven’t yet.</p>
      )}
      <Record login={login} />
    </section>
  );
}

function Stored({ line, login: { storedAt, expiresAt, codeUntil, canStore } }: { line: Named; login: Login }) {
  return (
    <>
      <p className="sm">
        Sealed <OrderTime iso={storedAt ?? ''} />. It deletes itself when this service is done, at the latest{' '}
        <OrderTime iso={expiresAt ?? ''} />.
      </p>
      {canStore && (
        <details>
          <summary className={styles.more}>Send a code</summary>
          <p className="muted sm">
            When the game asks for one, your player writes to you. A code is shown once and is gone after ten minutes.
            {codeUntil && ' One is waiting now; a new one takes its place.'}
          </p>
          <ActForm intent="send-code" line={line.id} button="Send the code" about={line.name} native>
            {(failure) => (
              <TextField
                name={`code-${line.id}`}
                label="Code"
                required
                maxLength={40}
                autoComplete="one-time-code"
                error={failure?.message}
              />
            )}
          </ActForm>
        </details>
      )}
      {canStore && (
        <details>
          <summary className={styles.more}>Replace it</summary>
          <SealForm line={line} button="Seal the new login" />
        </details>
      )}
      <ActForm intent="delete-login" line={line.id} button="Delete it now" about={line.name} />
    </>
  );
}

type Named = Pick<Line, 'id' | 'name'>;

function SealForm({ line: { id, name }, button }: { line: Named; button: string }) {
  return (
    <ActForm intent="seal-login" line={id} button={button} about={name} variant="primary" native>
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
          <p className="muted xs">Never the password of your email account. Never in messages, mail or Discord.</p>
        </>
      )}
    </ActForm>
  );
}

function Record({ login: { record } }: { login: Login }) {
  if (record.length === 0) return null;
  return (
    <ul className={styles.record} aria-label="What has happened to it">
      {record.map((event) => (
        <li key={`${event.at} ${event.kind}`}>
          <Icon name={event.kind === 'OPENED' || event.kind === 'CODE_SHOWN' ? 'user' : 'lock'} size="s" />
          <span>
            {eventWords(event)} · <OrderTime iso={event.at} />
          </span>
        </li>
      ))}
    </ul>
  );
}
