import { useSignal } from '@preact/signals';
import { faultText } from '../live/serverText.js';
import { account, changeAccount } from './session.js';
import { SignOutButton, WayBack } from './signOut.js';

/** The page of the account that is signed in: who it is, and what others may see of it. */
export function AccountPage() {
  const fault = useSignal('');
  if (account.value === undefined) return null;
  const { name, public_fleet, replicants } = account.value;
  const show = async (isShown: boolean): Promise<void> => {
    try {
      await changeAccount({ public_fleet: isShown });
      fault.value = '';
    } catch (error) {
      fault.value = faultText(error);
    }
  };
  return (
    <section class="card narrow">
      <h1>Account</h1>
      <dl class="figures">
        <div>
          <dt>Name</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>Replicants</dt>
          <dd>{replicants.map((one) => one.name).join(', ')}</dd>
        </div>
      </dl>
      <label class="flag">
        <input
          type="checkbox"
          checked={public_fleet}
          onChange={({ currentTarget }) => void show(currentTarget.checked)}
        />
        Everybody may see my journeys between stars
      </label>
      <p class="hint">
        On the first page, with your name and how many devices fly; never which ones, what they
        carry, or where your devices are within a system.
      </p>
      <WayBack />
      <div class="row">
        <SignOutButton />
      </div>
      {fault.value !== '' && (
        <p class="fault" role="alert">
          {fault.value}
        </p>
      )}
    </section>
  );
}
