import { answerOf } from '@astrarium/space/client';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { client } from './session.js';
import { refusalOf } from './signInForm.js';

/** Forms that mail a link: for a new account, or for a new token of an account. */
export function RegisterForm() {
  return (
    <>
      <LinkForm
        name="New account"
        button="Mail me a link"
        send={(email, name) =>
          answerOf(client.value.POST('/v1/accounts', { body: { email, name } }))
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
          send={(email) => answerOf(client.value.POST('/v1/accounts/recover', { body: { email } }))}
        />
      </details>
    </>
  );
}

/** Whether the server runs on the machine of the player, who is probably its operator. */
const isLocal = /^(?:127\.0\.0\.1|\[::1\]|localhost)$/.test(location.hostname);

/** A form that sends an address to the server and says what to do next. */
export function LinkForm({
  button,
  children,
  name,
  next = 'Open it, press its button, and sign in with the token that it shows.',
  send,
}: {
  readonly name: string;
  readonly button: string;
  readonly children?: ComponentChildren;
  /** What to do with the link. */
  readonly next?: string;
  readonly send: (email: string, name: string) => Promise<unknown>;
}) {
  const sentTo = useSignal('');
  const fault = useSignal('');

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    const of = (field: string): string => String(data.get(field) ?? '').trim();
    sentTo.value = '';
    fault.value = await send(of('email'), of('name')).then(() => '', refusalOf);
    if (fault.value === '') sentTo.value = of('email');
  };

  return (
    <form class="sign-in stack fill" aria-label={name} onSubmit={(event) => void submit(event)}>
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
          A link is in the mail to {sentTo.value}. {next}
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
