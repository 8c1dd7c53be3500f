import type { Amounts } from '../../ruleset/categories.js';
import type { Operation } from '../../rules/devices/operation.js';
import type { ShownLeg } from '../../rules/travel/travelPlan.js';
import type { DirectiveName } from '../../state/controllers.js';
import type { Status } from '../../state/statuses.js';

/** The kinds of members of answers. */
export type AnswerKind =
  | 'amounts'
  | 'configuration'
  | 'device_code'
  | 'device_codes'
  | 'device_type'
  | 'directive'
  | 'id'
  | 'ids'
  | 'location_code'
  | 'operation'
  | 'percent'
  | 'replicant_code'
  | 'status'
  | 'tags'
  | 'tick'
  | 'travel_legs';

/** A member of an answer as data; `T` is the type of its value. */
export interface AnswerMember<T> {
  readonly kind: AnswerKind;
  /** Carries the type; never set. */
  readonly value?: T;
}

/** The members of an answer, in their order. */
export type AnswerMembers = Readonly<Record<string, AnswerMember<unknown>>>;

/** The values of an answer's members. */
export type AnswerValues<M extends AnswerMembers> = {
  readonly [Name in keyof M]: M[Name] extends AnswerMember<infer T> ? T : never;
};

/** What members of answers can be. */
export const ANSWER = {
  amounts: member<Amounts>('amounts'),
  configuration: member<object>('configuration'),
  deviceCode: member<string>('device_code'),
  deviceCodes: member<readonly string[]>('device_codes'),
  deviceType: member<string>('device_type'),
  directive: member<DirectiveName>('directive'),
  id: member<number>('id'),
  ids: member<readonly number[]>('ids'),
  location: member<string>('location_code'),
  operation: member<Operation>('operation'),
  percent: member<number>('percent'),
  replicantCode: member<string>('replicant_code'),
  status: member<Status>('status'),
  tags: member<readonly string[]>('tags'),
  tick: member<number>('tick'),
  travelLegs: member<readonly ShownLeg[]>('travel_legs'),
} as const;

/** The members that most answers of devices begin with: what the device does now. */
export const DEVICE_NOW = {
  device_code: ANSWER.deviceCode,
  status: ANSWER.status,
  operation: ANSWER.operation,
} as const;

function member<T>(kind: AnswerKind): AnswerMember<T> {
  return { kind };
}
