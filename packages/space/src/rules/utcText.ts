import { floorDiv, trunc } from '@astrarium/core';

const DAY_SECONDS = 86_400;
/** Days of 400 years of the calendar, of four years and of a hundred. */
const ERA_DAYS = 146_097;
/** Days from the first of March of the year 0 to the first of January 1970. */
const EPOCH_DAYS = 719_468;

/**
 * Seconds since 1970-01-01T00:00:00Z as ISO 8601 in UTC, such as `2026-01-01T00:00:00Z`, by integer
 * arithmetic; years beyond 9999 are written with a sign and six digits.
 */
export function utcText(seconds: number): string {
  const day = floorDiv(seconds, DAY_SECONDS);
  const rest = seconds - day * DAY_SECONDS;
  const minutes = trunc(rest / 60);
  const hour = trunc(minutes / 60);
  if (day !== LAST_DATE.day) {
    LAST_DATE.text = dateText(day);
    LAST_DATE.day = day;
  }
  return `${LAST_DATE.text}T${two(hour)}:${two(minutes - hour * 60)}:${two(rest - minutes * 60)}Z`;
}

/** The date that was written last: most times of an answer are on one day. */
const LAST_DATE = { day: 0, text: '1970-01-01' };

/** Years begin in March here, so that the leap day is the last one of its year. */
function dateText(day: number): string {
  const era = floorDiv(day + EPOCH_DAYS, ERA_DAYS);
  const ofEra = day + EPOCH_DAYS - era * ERA_DAYS;
  const leaps = floorDiv(ofEra, 1460) - floorDiv(ofEra, 36_524) + floorDiv(ofEra, 146_096);
  const yearOfEra = floorDiv(ofEra - leaps, 365);
  const ofYear = ofEra - 365 * yearOfEra - floorDiv(yearOfEra, 4) + floorDiv(yearOfEra, 100);
  const march = floorDiv(5 * ofYear + 2, 153);
  const date = ofYear - floorDiv(153 * march + 2, 5) + 1;
  const month = march < 10 ? march + 3 : march - 9;
  return `${yearText(yearOfEra + era * 400 + (month <= 2 ? 1 : 0))}-${two(month)}-${two(date)}`;
}

function yearText(year: number): string {
  return year > 9999 ? `+${String(year).padStart(6, '0')}` : String(year).padStart(4, '0');
}

function two(number: number): string {
  return number < 10 ? `0${number}` : String(number);
}
