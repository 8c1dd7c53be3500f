import { z } from 'zod';

/** Calendar days of ISO 8601, in the extended form (2026-01-01) and in the basic one (20260101). */
const DAY = z.regexes.date.source.slice(1, -1);
const BASIC_DAY = DAY.replace(/-(?![^[]*\])/g, '');

/** A time of day with separators, or without. Its last part may have a fraction. */
const clock = (separator: ':' | '') => {
  const part = `${separator}[0-5]\\d`;
  const end = `24(?:${separator}00(?:${separator}00)?)?(?:[.,]0+)?`;
  return `(?:(?:[01]\\d|2[0-3])(?:${part}(?:${part})?)?(?:[.,]\\d+)?|${end})`;
};

/** An offset; the space is a `+` that was not escaped in a query. */
const OFFSET = '(?:Z|[+ -](?:[01]\\d|2[0-3])(?::?[0-5]\\d)?)';

const EXTENDED = `${DAY}(?:T${clock(':')}${OFFSET}?)?`;
const BASIC_TIME = `T${clock('')}${OFFSET}?`;

function momentOf(basicTime: string) {
  return z
    .string()
    .max(100, { abort: true })
    .regex(new RegExp(`^(?:${EXTENDED}|${BASIC_DAY}${basicTime})$`), {
      error: 'a time in ISO 8601, such as 2026-01-01T12:00:00Z',
      abort: true,
    });
}

/** A time in ISO 8601, with an offset or in the account's time zone. */
export const MOMENT = momentOf(`(?:${BASIC_TIME})?`)
  .describe(
    'ISO 8601, in the extended or the basic form. Without an offset it is in the time zone of ' +
      'the account, or in UTC without an account. A date alone is its midnight. In a query the ' +
      '`+` of an offset need not be escaped.',
  )
  .meta({ id: 'Moment', examples: ['2026-01-01T12:00:00Z'] });

/** The same where digits alone are a tick: a date in the basic form has a time of day. */
export const MOMENT_NOT_TICK = momentOf(BASIC_TIME).meta({
  id: 'MomentNotTick',
  description: 'A `Moment` that is not digits alone.',
  examples: ['2026-01-01T12:00:00Z'],
});

/** A moment as it is written. */
export interface MomentParts {
  /** Seconds since 1970-01-01T00:00:00 of the day and time that are written. */
  readonly localSeconds: number;
  /** Seconds by which they are ahead of UTC; undefined when no offset is written. */
  readonly aheadSeconds: number | undefined;
}

/** The parts of a text that `MOMENT` accepts. */
export function momentParts(text: string): MomentParts {
  const [day = '', time = ''] = text.split('T');
  const [, year, month, date] = /^(\d{4})-?(\d\d)-?(\d\d)$/.exec(day) ?? [];
  const [, digits = '', fraction = '0', offset] = /^([\d:]*)(?:[.,](\d+))?(.*)$/.exec(time) ?? [];
  const clockParts = digits.match(/\d\d/g) ?? [];
  const units = [3600, 60, 1];
  let seconds = Date.parse(`${year}-${month}-${date}T00:00:00Z`) / 1000;
  for (const [place, part] of clockParts.entries()) seconds += Number(part) * units[place]!;
  const unit = units[clockParts.length - 1] ?? 0;
  seconds += Number(`0.${fraction}`) * unit;
  return { localSeconds: seconds, aheadSeconds: offsetSeconds(offset) };
}

function offsetSeconds(offset = ''): number | undefined {
  if (offset === '') return undefined;
  const [hours = 0, minutes = 0] = (offset.match(/\d\d/g) ?? []).map(Number);
  const ahead = hours * 3600 + minutes * 60;
  return offset.startsWith('-') ? -ahead : ahead;
}
