import { deviceView, deviceViewIds } from '@astrarium/space';
import { eachDue, type LawOf } from '@astrarium/testkit';
import type { AstrariumSchema } from '../games/chooseCommand.js';

/**
 * A device keeps its number as long as it stays in its account, and no other device of the account
 * ever has the same type and number.
 */
export const numberLaw: LawOf<AstrariumSchema> = (simulation, game) => {
  /** The devices that had a number, by account, type and number. */
  const owners = new Map<string, string>();
  /** The numbers of the devices that each account has. */
  let before = new Map<string, number>();
  eachDue(simulation, game, (snapshot) => {
    const world = simulation.read(snapshot);
    const now = new Map<string, number>();
    for (const account of world.accounts.ids()) {
      for (const id of deviceViewIds(world, account)) {
        const { device_code, device_type, number = 0 } = deviceView(world, id) ?? {};
        const fault = (what: string): never => {
          throw new Error(`tick ${snapshot.now}: ${device_type} ${device_code} ${what}`);
        };
        const own = `${account} ${device_code}`;
        const known = before.get(own);
        if (number < 1) fault(`has the number ${number}`);
        if (known !== undefined && known !== number) fault(`had the number ${known}`);
        const name = `${account} ${device_type} ${number}`;
        const owner = owners.get(name);
        if (owner !== undefined && owner !== device_code) fault(`has the number of ${owner}`);
        owners.set(name, device_code ?? '');
        now.set(own, number);
      }
    }
    before = now;
  });
};
