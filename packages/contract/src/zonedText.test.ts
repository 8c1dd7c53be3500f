import { fc, test } from '@fast-check/vitest';
import { Temporal } from 'temporal-polyfill';
import { describe, expect } from 'vitest';
import { readTime, zonedText, zoneName } from './zonedText.js';

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Chatham',
];

const zones = fc.constantFrom(...ZONES);
const seconds = fc.integer({ min: 0, max: 4_000_000_000 });

/** Moments near the changes of summer time of 2026, where all the trouble is. */
const troubled = fc
  .integer({ min: -7200, max: 7200 })
  .chain((off) =>
    fc
      .constantFrom(
        '2026-03-29T01:00:00Z',
        '2026-10-25T01:00:00Z',
        '2026-03-08T07:00:00Z',
        '2026-11-01T06:00:00Z',
        '2026-04-04T15:00:00Z',
        '2026-10-03T15:30:00Z',
      )
      .map((text) => Date.parse(text) / 1000 + off),
  );

describe('times in zones, compared with Temporal', () => {
  test.prop([fc.oneof(seconds, troubled), zones])('have the same text', (moment, zone) => {
    const theirs = Temporal.Instant.fromEpochMilliseconds(moment * 1000)
      .toZonedDateTimeISO(zone)
      .toString({ timeZoneName: 'never', fractionalSecondDigits: 0 });
    expect(zonedText(moment, zone)).toBe(theirs);
  });

  test.prop([fc.oneof(seconds, troubled), zones])(
    'are parsed back to the same moment',
    (moment, zone) => {
      expect(readTime(zonedText(moment, zone), 'UTC')).toBe(moment);
    },
  );

  test.prop([fc.oneof(seconds, troubled), zones])(
    'without an offset are local times of the zone, also skipped and repeated ones',
    (moment, zone) => {
      const local = new Date(moment * 1000).toISOString().slice(0, 19);
      const theirs = Temporal.PlainDateTime.from(local).toZonedDateTime(zone);
      expect(readTime(local, zone)).toBe(theirs.epochMilliseconds / 1000);
    },
  );
});

test.each([
  ['2026-11-21', '2026-11-20T23:00:00Z'],
  ['2026-11-21T12:00Z', '2026-11-21T12:00:00Z'],
  ['2026-11-21T12:00:00+0100', '2026-11-21T11:00:00Z'],
  ['2026-11-21T12:00-03', '2026-11-21T15:00:00Z'],
  ['20261121T24', '2026-11-21T23:00:00Z'],
  ['2026-11-21T12:00:00.5-03:30', '2026-11-21T15:30:00.5Z'],
])('in Berlin %s is %s', (text, utc) => {
  expect(readTime(text, 'Europe/Berlin')).toBe(Date.parse(utc) / 1000);
});

/** Names of the tz database that `Intl.supportedValuesOf` does not list. */
const LINKS = `
  Africa/Asmara Africa/Timbuktu America/Argentina/Buenos_Aires America/Argentina/Catamarca
  America/Argentina/ComodRivadavia America/Argentina/Cordoba America/Argentina/Jujuy
  America/Argentina/Mendoza America/Atikokan America/Atka America/Ensenada America/Fort_Wayne
  America/Indiana/Indianapolis America/Kentucky/Louisville America/Knox_IN America/Montreal
  America/Nipigon America/Nuuk America/Pangnirtung America/Porto_Acre America/Rainy_River
  America/Rosario America/Santa_Isabel America/Shiprock America/Thunder_Bay America/Virgin
  America/Yellowknife Antarctica/South_Pole Asia/Ashkhabad Asia/Choibalsan Asia/Chongqing
  Asia/Chungking Asia/Dacca Asia/Harbin Asia/Ho_Chi_Minh Asia/Istanbul Asia/Kashgar Asia/Kathmandu
  Asia/Kolkata Asia/Macao Asia/Tel_Aviv Asia/Thimbu Asia/Ujung_Pandang Asia/Ulan_Bator Asia/Yangon
  Atlantic/Faroe Atlantic/Jan_Mayen Australia/ACT Australia/Canberra Australia/Currie
  Australia/LHI Australia/NSW Australia/North Australia/Queensland Australia/South
  Australia/Tasmania Australia/Victoria Australia/West Australia/Yancowinna Brazil/Acre
  Brazil/DeNoronha Brazil/East Brazil/West CET CST6CDT Canada/Atlantic Canada/Central
  Canada/Eastern Canada/Mountain Canada/Newfoundland Canada/Pacific Canada/Saskatchewan
  Canada/Yukon Chile/Continental Chile/EasterIsland Cuba EET EST EST5EDT Egypt Eire Etc/GMT
  Etc/GMT+0 Etc/GMT+1 Etc/GMT+10 Etc/GMT+11 Etc/GMT+12 Etc/GMT+2 Etc/GMT+3 Etc/GMT+4 Etc/GMT+5
  Etc/GMT+6 Etc/GMT+7 Etc/GMT+8 Etc/GMT+9 Etc/GMT-0 Etc/GMT-1 Etc/GMT-10 Etc/GMT-11 Etc/GMT-12
  Etc/GMT-13 Etc/GMT-14 Etc/GMT-2 Etc/GMT-3 Etc/GMT-4 Etc/GMT-5 Etc/GMT-6 Etc/GMT-7 Etc/GMT-8
  Etc/GMT-9 Etc/GMT0 Etc/Greenwich Etc/UCT Etc/UTC Etc/Universal Etc/Zulu Europe/Belfast
  Europe/Kyiv Europe/Nicosia Europe/Tiraspol Europe/Uzhgorod Europe/Zaporozhye GB GB-Eire GMT
  GMT+0 GMT-0 GMT0 Greenwich HST Hongkong Iceland Iran Israel Jamaica Japan Kwajalein Libya MET
  MST MST7MDT Mexico/BajaNorte Mexico/BajaSur Mexico/General NZ NZ-CHAT Navajo PRC PST8PDT
  Pacific/Chuuk Pacific/Johnston Pacific/Kanton Pacific/Pohnpei Pacific/Samoa Pacific/Yap Poland
  Portugal ROC ROK Singapore Turkey UCT US/Alaska US/Aleutian US/Arizona US/Central
  US/East-Indiana US/Eastern US/Hawaii US/Indiana-Starke US/Michigan US/Mountain US/Pacific
  US/Samoa UTC Universal W-SU WET Zulu
`
  .trim()
  .split(/\s+/);

describe('the name of a zone', () => {
  test.each([...Intl.supportedValuesOf('timeZone'), ...LINKS])(
    'is as in the database: %s',
    (zone) => {
      expect([zone, zone.toLowerCase(), zone.toUpperCase()].map(zoneName)).toEqual([
        zone,
        zone,
        zone,
      ]);
    },
  );

  // Java and Windows had them, and ICU still takes them: some mean two zones, none is of IANA.
  const OLD =
    'ACT AET AGT ART AST BET BST CAT CNT CST CTT EAT ECT IET IST JST MIT NET NST PLT PNT PRT';
  test.each([
    ...`${OLD} PST SST VST`.split(' '),
    'SystemV/AST4',
    'systemv/EST5EDT',
    'bst',
    '+01:00',
    'Mars/Olympus',
    '',
    'Asia/\u212aolkata',
  ])('is not %j', (zone) => {
    expect(zoneName(zone)).toBeUndefined();
    expect(zonedText(0, zone)).toBe('1970-01-01T00:00:00+00:00');
  });
});
