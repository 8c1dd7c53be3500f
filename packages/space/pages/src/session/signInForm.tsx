import { useSignal } from '@preact/signals';
import { accountsCreate, accountsGuest, accountsRecover, answerOf } from '@astrarium/space/client';
import type { ComponentChildren } from 'preact';
import { client, signIn } from './session.js';

/** A form that signs in with a token. */
export function SignInForm() {
  const fault = useSignal('');
  const isBusy = useSignal(false);

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const secret = String(new FormData(form).get('token') ?? '').trim();
    isBusy.value = true;
    fault.value = await signIn(secret, isKept(form)).then(
      () => '',
      (error: unknown) => (error as Error).message,
    );
    isBusy.value = false;
  };

  return (
    <form class="sign-in" onSubmit={(event) => void submit(event)}>
      <label>
        Token
        <input
          name="token"
          type="password"
          required
          autocomplete="off"
          spellcheck={false}
          placeholder="astrarium_…"
        />
      </label>
      <KeepChoice />
      <button type="submit" disabled={isBusy.value}>
        Sign in
      </button>
      <p class="hint">The first start of the server prints a token.</p>
      {fault.value !== '' && (
        <p class="fault" role="alert">
          {fault.value}
        </p>
      )}
    </form>
  );
}

/** Lets somebody keep the token on this device; else the tab keeps it until it is closed. */
function KeepChoice() {
  return (
    <label class="flag">
      <input type="checkbox" name="keep" />
      Stay signed in on this device
    </label>
  );
}

const isKept = (form: HTMLFormElement): boolean => new FormData(form).has('keep');

/** A form that opens an account by a name alone, and signs in with it. */
export function NameForm() {
  const fault = useSignal('');
  const isBusy = useSignal(false);

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const name = String(new FormData(form).get('name') ?? '').trim();
    isBusy.value = true;
    const opened = answerOf(accountsGuest({ client: client.value, body: { name } }));
    fault.value = await opened
      .then((made) => ('token' in made ? signIn(String(made.token), isKept(form)) : undefined))
      .then(
        () => '',
        (error: unknown) => (error as Error).message,
      );
    isBusy.value = false;
  };

  return (
    <form class="sign-in" aria-label="Start" onSubmit={(event) => void submit(event)}>
      <label>
        Your name
        <input name="name" required maxLength={64} autocomplete="nickname" />
      </label>
      <KeepChoice />
      <button type="submit" disabled={isBusy.value}>
        Start
      </button>
      {fault.value !== '' && (
        <p class="fault" role="alert">
          {fault.value}
        </p>
      )}
    </form>
  );
}

/** Forms that mail a link: for a new account, or for a new token of an account. */
export function RegisterForm() {
  return (
    <>
      <LinkForm
        name="New account"
        button="Mail me a link"
        send={(email, name) =>
          answerOf(accountsCreate({ client: client.value, body: { email, name } }))
        }
      >
        <label>
          Name
          <input name="name" required autocomplete="nickname" />
        </label>
      </LinkForm>
      <details>
        <summary>Lost your token?</summary>
        <LinkForm
          name="Recover an account"
          button="Mail me a new link"
          send={(email) => answerOf(accountsRecover({ client: client.value, body: { email } }))}
        />
      </details>
    </>
  );
}

/** Whether the server runs on the machine of the player, who is probably its operator. */
const isLocal = /^(?:127\.0\.0\.1|\[::1\]|localhost)$/.test(location.hostname);

/** A form that sends an address to the server and says what to do next. */
function LinkForm({
  button,
  children,
  name,
  send,
}: {
  readonly name: string;
  readonly button: string;
  readonly children?: ComponentChildren;
  readonly send: (email: string, name: string) => Promise<unknown>;
}) {
  const sentTo = useSignal('');
  const fault = useSignal('');

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    const of = (field: string): string => String(data.get(field) ?? '').trim();
    sentTo.value = '';
    fault.value = await send(of('email'), of('name')).then(
      () => '',
      (error: unknown) => (error as Error).message,
    );
    if (fault.value === '') sentTo.value = of('email');
  };

  return (
    <form class="sign-in" aria-label={name} onSubmit={(event) => void submit(event)}>
      <label>
        E-mail address
        <input name="email" type="email" required autocomplete="email" />
      </label>
      {children}
      <button type="submit" class="quiet">
        {button}
      </button>
      {sentTo.value !== '' && (
        <p class="good" role="status">
          A link is in the mail to {sentTo.value}. Open it, press its button, and sign in with the
          token that it shows.
          {isLocal && ' Without a mail server, the link is in the log of the server.'}
        </p>
      )}
      {fault.value !== '' && (
        <p class="fault" role="alert">
          {fault.value}
        </p>
      )}
    </form>
  );
}
