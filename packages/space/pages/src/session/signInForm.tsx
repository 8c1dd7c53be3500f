import { useSignal } from '@preact/signals';
import { answerOf } from '@astrarium/space/client';
import { client, signIn } from './session.js';

/** Why the server refuses something, in the words of the page, which come when they are needed. */
export const refusalOf = async (error: unknown): Promise<string> =>
  (await import('../live/serverText.js')).faultText(error);

/** A form that signs in with a token. */
export function SignInForm() {
  const fault = useSignal('');
  const isBusy = useSignal(false);

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const secret = String(new FormData(form).get('token') ?? '').trim();
    isBusy.value = true;
    fault.value = await signIn(secret, isKept(form)).then(() => '', refusalOf);
    isBusy.value = false;
  };

  return (
    <form class="sign-in stack fill" onSubmit={(event) => void submit(event)}>
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
function KeepChoice({ isChecked = false }: { readonly isChecked?: boolean }) {
  return (
    <label class="flag">
      <input type="checkbox" name="keep" defaultChecked={isChecked} />
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
    const opened = answerOf(client.value.POST('/v1/accounts/guest', { body: { name } }));
    fault.value = await opened
      .then((made) => ('token' in made ? signIn(String(made.token), isKept(form)) : undefined))
      .then(() => '', refusalOf);
    isBusy.value = false;
  };

  return (
    <form class="sign-in stack fill" aria-label="Start" onSubmit={(event) => void submit(event)}>
      <label>
        Your name
        <input
          name="name"
          required
          pattern=".{1,64}"
          title="At most 64 characters"
          autocomplete="nickname"
        />
      </label>
      <KeepChoice isChecked />
      <p class="hint">
        Otherwise your game ends when this tab is closed, unless you keep its token.
      </p>
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
