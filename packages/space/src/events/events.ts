import type { EventMember as KernelMember } from '@astrarium/core';
import type { DeviceId } from '../state/devices.js';
import type { ReplicantId } from '../state/replicant.js';
import type { AccountId } from '../state/account.js';
import { accountEvents, messageEvents, progressEvents, seasonEvents } from './accountEvents.js';
import { amiEvents } from './amiEvents.js';
import { asteroidEvents } from './asteroidEvents.js';
import { cargoEvents, deviceEvents, hubEvents, printEvents, travelEvents } from './deviceEvents.js';
import type { EventDefinition } from './defineEvents.js';
import type { MemberKindOf, MemberName } from './eventMembers.js';
import { miningEvents } from './miningEvents.js';
import { terraformingEvents } from './terraformingEvents.js';

/** The definitions of all events by name. */
export const EVENTS = {
  ...accountEvents,
  ...deviceEvents,
  ...travelEvents,
  ...miningEvents,
  ...printEvents,
  ...cargoEvents,
  ...terraformingEvents,
  ...hubEvents,
  ...amiEvents,
  ...seasonEvents,
  ...messageEvents,
  ...progressEvents,
  ...asteroidEvents,
};

/** The name of an event. */
export type EventName = keyof typeof EVENTS;

/** The names of each event's numbers, as the schema takes them. */
export const CATALOGUE = Object.fromEntries(
  Object.entries<EventDefinition>(EVENTS).map(([name, { fields }]) => [name, fields]),
) as { readonly [Name in EventName]: FieldsOf<(typeof EVENTS)[Name]> };

/** The names of an event's numbers; by type also whose ids they are. */
type FieldsOf<Definition> =
  Definition extends EventDefinition<infer Members>
    ? {
        readonly [Place in keyof Members]: KernelMember<
          MemberName<Members[Place]>,
          MemberValue<Members[Place]>
        >;
      }
    : never;

type MemberValue<M extends string> =
  MemberKindOf<M> extends infer Kind extends keyof MemberIds ? MemberIds[Kind] : number;

interface MemberIds {
  readonly account: AccountId;
  readonly device: DeviceId;
  readonly replicant: ReplicantId;
  readonly sender: ReplicantId;
}
