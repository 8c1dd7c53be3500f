import { type NotifyCategory, SUBSCRIPTIONS } from '../state/account.js';
import { type DerivedMember, type EventMember, splitMember } from './eventMembers.js';

/** The categories of mail: the last two are always sent while `messages.email` is on. */
export const MAIL_CATEGORIES = [...SUBSCRIPTIONS, 'account', 'story'] as const;

/** One category of mail. */
export type MailCategory = (typeof MAIL_CATEGORIES)[number];

/** All that is written down of an event: one row of a list of events. */
export interface EventRow {
  /** Its numbers in the order of `emit`; at most six. */
  readonly members: readonly EventMember[];
  /** Payload members that are derived from these numbers. */
  readonly derived?: readonly DerivedMember[];
  /**
   * The sentence for people. `{device}` is the type of the event's device in words, any other name
   * in braces a member of the payload.
   */
  readonly text: string;
  /**
   * The sentence for several events together: `{devices}` is how many devices of which type,
   * `{count}` how many events. They are told one by one without it.
   */
  readonly many?: string;
  /** The category of notifications; nobody is notified without it. */
  readonly notify?: NotifyCategory;
  /** The category of mail; nobody is mailed without it. */
  readonly mail?: MailCategory;
  /** False when no mute pattern can hide the event. */
  readonly mutable?: false;
  /** The entry in the log of a replicant, when it differs from the event. */
  readonly logEntry?: LogEntryKind;
}

/** How an event stands in the log of its replicant. */
export interface LogEntryKind {
  readonly event_type: string;
  /** The members of the payload that are shown there; all without it. */
  readonly members?: readonly string[];
}

/** An event as everything else reads it: its row with what follows from it. */
export interface EventDefinition<Members extends readonly EventMember[] = readonly EventMember[]> {
  /** The first segment of the name. */
  readonly category: string;
  readonly members: Members;
  /** The names of the numbers. */
  readonly fields: readonly string[];
  /** The names of those numbers that are replicants. */
  readonly replicants: readonly string[];
  /** Payload members that are derived from these numbers. */
  readonly derived: readonly DerivedMember[];
  readonly text: string;
  readonly many: string | null;
  readonly notify: NotifyCategory | null;
  readonly mail: MailCategory | null;
  readonly mutable: boolean;
  readonly logEntry: LogEntryKind;
}

/** The numbers with which most events begin: whose device it is, the device, and its place. */
export const AT_DEVICE = ['replicant', 'device', 'location'] as const;

/** Defines events by name; by default an event can be muted and is logged under its own name. */
export function defineEvents<const Rows extends Readonly<Record<string, EventRow>>>(
  rows: Rows,
): { readonly [Name in keyof Rows]: EventDefinition<Rows[Name]['members']> } {
  const defined: Record<string, EventDefinition> = {};
  for (const [name, row] of Object.entries<EventRow>(rows)) defined[name] = define(name, row);
  return defined as { [Name in keyof Rows]: EventDefinition<Rows[Name]['members']> };
}

function define(name: string, row: EventRow): EventDefinition {
  const {
    derived = [],
    logEntry,
    mail = null,
    many = null,
    members,
    mutable = true,
    notify = null,
  } = row;
  const numbers = members.map(splitMember);
  return {
    category: name.slice(0, name.indexOf('.')),
    members,
    fields: numbers.map(([field]) => field),
    replicants: numbers.filter(([, kind]) => kind === 'replicant').map(([field]) => field),
    derived,
    text: row.text,
    many,
    notify,
    mail,
    mutable,
    logEntry: logEntry ?? { event_type: name.replaceAll('.', '_') },
  };
}
