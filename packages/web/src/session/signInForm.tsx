import { useSignal } from '@preact/signals';
import { signIn } from './session.js';

/** A form that signs in with a token. */
export function SignInForm() {
  const fault = useSignal('');
  const isBusy = useSignal(false);

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const secret = String(new FormData(form).get('token') ?? '').trim();
    isBusy.value = true;
    fault.value = await signIn(secret).then(
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
      <button type="submit" disabled={isBusy.value}>
        Sign in
      </button>
      <p class="hint">
        This tab keeps the token until you close it. The first start of the server prints one.
      </p>
      {fault.value !== '' && (
        <p class="fault" role="alert">
          {fault.value}
        </p>
      )}
    </form>
  );
}
