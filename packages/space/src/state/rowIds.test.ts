import { describe, expect, expectTypeOf, test } from 'vitest';
import { astrarium } from '../game.js';
import { deviceAccount } from '../rules/devices/device.js';
import { startHub } from '../rules/hubs/hub.js';
import { knows } from '../rules/mining/knowledge.js';
import type { Draft } from '../rules/schema.js';
import { deviceAccess } from '../views/devices/deviceAccess.js';
import { deviceView } from '../views/devices/deviceView.js';
import type { AccountId } from './account.js';
import type { DeviceId } from './devices.js';
import type { LocationId } from './locations.js';
import type { ReplicantId } from './replicant.js';

describe('ids of rows', () => {
  test('are refused by the compiler where those of another table are expected', () => {
    const never = (draft: Draft, account: AccountId, device: DeviceId, at: LocationId): void => {
      expectTypeOf(deviceAccount(draft, device)).toEqualTypeOf<AccountId>();
      // @ts-expect-error An account is no device.
      deviceAccount(draft, account);
      // @ts-expect-error An account is no hub.
      startHub(draft, account);
      // @ts-expect-error A device is no account.
      knows(draft, device, at);
      // @ts-expect-error A device is no location.
      knows(draft, account, device);
      // @ts-expect-error A device has no devices.
      deviceAccess(draft, device, '');
      // @ts-expect-error There is no such view of an account.
      deviceView(draft, account);
      // @ts-expect-error An account is no replicant.
      draft.emit('device.deployed', account, device, 1);
    };
    expect(never).toBeTypeOf('function');
  });

  test('are what events name', () => {
    type GameEvent = ReturnType<ReturnType<typeof astrarium.tick>['events']['at']>;
    type Deployed = Extract<GameEvent, { name: 'device.deployed' }>;
    expectTypeOf<Deployed['device']>().toEqualTypeOf<DeviceId>();
    expectTypeOf<Deployed['replicant']>().toEqualTypeOf<ReplicantId>();
    expect(astrarium.definition.schema.events['device.deployed']).toContain('device');
  });
});
