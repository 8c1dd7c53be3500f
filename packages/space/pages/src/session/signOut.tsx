import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { account, changeAccount, signOut, token } from './session.js';
import { LinkForm } from './registerForm.js';

/** The domain of the address of an account that has none: no mail gets there. */
const NO_ADDRESS = '@astrarium.invalid';

/** Signs out. Whom only the token leads back is asked before, with ways to come back. */
export function SignOutButton() {
  const dialog = useRef<HTMLDialogElement>(null);
  const leave = (): void => {
    if (account.value?.email.endsWith(NO_ADDRESS) === true) dialog.current?.showModal();
    else signOut();
  };
  return (
    <>
      <button type="button" class="quiet" onClick={leave}>
        Sign out
      </button>
      <dialog class="card way-in" ref={dialog} aria-labelledby="leaving">
        <h2 id="leaving">Sign out?</h2>
        <WayBack />
        <div class="row">
          <button type="button" onClick={() => dialog.current?.close()}>
            Stay
          </button>
          <button type="button" class="quiet" onClick={signOut}>
            Sign out now
          </button>
        </div>
      </dialog>
    </>
  );
}

/** How to come back to an account without an address; nothing for others. */
export function WayBack() {
  const isCopied = useSignal(false);
  if (account.value?.email.endsWith(NO_ADDRESS) !== true) return null;
  const { pending_email: pending } = account.value;
  return (
    <>
      <p>
        Your account has no address yet. Only its token leads back to it: keep the token, or add an
        address, to which a new one can be mailed.
      </p>
      <p class="way-back">
        <code>{token.value}</code>
        <button
          type="button"
          class="quiet"
          onClick={() => {
            void navigator.clipboard.writeText(token.value).then(() => (isCopied.value = true));
          }}
        >
          Copy the token
        </button>
      </p>
      <p class="good" role="status">
        {isCopied.value && 'The token is copied. Keep it as secret as a password.'}
      </p>
      {pending !== null && <p>The address {pending} is not confirmed yet.</p>}
      <LinkForm
        name="Add an address"
        button="Mail me a link"
        next="Open it and press its button."
        send={(email) => changeAccount({ email })}
      />
    </>
  );
}
