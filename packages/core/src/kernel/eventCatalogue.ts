import { checkName, invariant } from './invariant.js';

declare const MEMBER: unique symbol;

/** A member of an event: its name at run time; by type also what kind of number its value is. */
export type EventMember<Name extends string = string, Value extends number = number> = Name & {
  readonly [MEMBER]?: readonly [Name, Value];
};

/** The names of each event's numbers, in the order in which they are emitted; at most six. */
export type EventCatalogue = Readonly<Record<string, readonly EventMember[]>>;

/**
 * By event and position of a member: the words or flags that its numbers stand for, in the order
 * of the numbers; undefined where a number stands for itself.
 */
export type EventWords = Readonly<Record<string, readonly (readonly unknown[] | undefined)[]>>;

/** The values of an event in the order of its members. */
export type EventValues<Members extends readonly EventMember[]> = {
  readonly [Place in keyof Members]: ValueOf<Members[Place]>;
};

type ValueOf<Member> = Member extends {
  readonly [MEMBER]?: readonly [string, infer Value extends number];
}
  ? Value
  : number;

type NameOf<Member extends string> = Member extends {
  readonly [MEMBER]?: readonly [infer Name extends string, number];
}
  ? string extends Name
    ? Member
    : Name
  : Member;

/** One event of a catalogue: its tick, its name, and its values by the names of its members. */
export type EventIn<Catalogue extends EventCatalogue> = {
  readonly [Name in keyof Catalogue & string]: {
    readonly tick: number;
    readonly name: Name;
  } & { readonly [M in Catalogue[Name][number] as NameOf<M>]: ValueOf<M> };
}[keyof Catalogue & string];

/**
 * Checks a catalogue: at most six members to an event, all of different names.
 *
 * @throws Error naming the event and the member that break a rule.
 */
export function checkCatalogue(catalogue: EventCatalogue): void {
  for (const [name, members] of Object.entries(catalogue)) {
    checkName('an event', name);
    for (const member of members) checkName(`a member of event ${name}`, member);
    invariant(members.length <= 6, `event ${name} has more than six members`);
    for (const [place, member] of members.entries()) {
      const isFree = members.indexOf(member) === place && member !== 'tick' && member !== 'name';
      invariant(isFree, `event ${name} has two members ${member}`);
    }
  }
}
