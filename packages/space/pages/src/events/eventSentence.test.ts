import type { Account, Event, FleetDevice, StarSystem } from '@astrarium/space/client';
import { beforeEach, expect, test } from 'vitest';
import { fleet } from '../live/fleetState.js';
import { serverTime, shownTick } from '../live/gameClock.js';
import { systems } from '../live/places.js';
import { account } from '../session/session.js';
import { agoText, runsOf, runText, sentenceParts, sentenceText } from './eventSentence.js';

const OF_DRONE = { device_type: 'mining_drone', location: 'SOL-BELT-1' };
const told = (event: string, payload: object, device_code = 'd1'): Event =>
  ({ event, payload, device_code, ...OF_DRONE }) as unknown as Event;

beforeEach(() => {
  const names = { 'SOL-3': 'Earth', 'SOL-BELT-1': 'Main Belt' };
  systems.value = new Map([['SOL', { name: 'Sun', names } as unknown as StarSystem]]);
  const drone = { code: 'd1', type: 'mining_drone', name: null, number: 1 } as FleetDevice;
  fleet.value = new Map([['d1', drone]]);
});

test('a sentence has names and leads to the device and the places', () => {
  const left = told('travel.departed', { location: 'SOL-BELT-1', destination: 'SOL-3' });
  expect(sentenceText(left)).toBe('The mining drone 1 left Main Belt for Earth.');
  const links = sentenceParts(left).flatMap(({ href }) => href ?? []);
  expect(links).toEqual(['#/fleet/d1', '#/map/SOL-BELT-1', '#/map/SOL-3']);
});

test('a sentence about what is not known keeps what the event says', () => {
  const started = { resource_type: 'carbon', site: 'SOL-BELT-1-SITE-2' };
  expect(sentenceText(told('mining.started', started, 'gone'))).toBe(
    'The mining drone began to mine carbon at Main Belt, site 2.',
  );
  const printed = { new_device_code: 'gone', command: 'stow', code: 'no_vessel' };
  expect(sentenceText(told('print.oncomplete_refused', printed))).toMatch(/^Another device could/);
  account.value = { replicants: [{ replicant_code: 'r1', name: 'Ada' }] } as Account;
  const home = told('replicant.created', { new_replicant_code: 'r1' });
  expect(sentenceText(home)).toBe('The mining drone 1 is the home of Ada now.');
});

test('events of one name in a row are told together, except those that stand alone', () => {
  const events = [
    told('mining.stopped', { quantity_mined: 1200, resource_type: 'carbon' }),
    told('mining.stopped', { quantity_mined: 30, resource_type: 'rares' }),
    told('message.received', { sender_code: 'r2', text: 'Hello' }),
    told('message.received', { sender_code: 'r2', text: 'Again' }),
    told('mining.stopped', { quantity_mined: 7, resource_type: 'carbon', reason: 'ordered' }),
  ];
  expect(runsOf(events).map((run) => run.length)).toEqual([2, 1, 1, 1]);
  expect(runsOf(events).map(runText)).toEqual([
    '2 mining drones stopped mining after 1\u202f230 units.',
    'r2 wrote: “Hello”.',
    'r2 wrote: “Again”.',
    'The mining drone 1 stopped after 7 carbon (ordered).',
  ]);
});

test('times are real at the present speed, and those of the game while it stands still', () => {
  shownTick.value = 1000;
  const at = (speed: number) => {
    serverTime.value = { speed } as typeof serverTime.value;
    return [agoText(1000), agoText(820)];
  };
  expect(at(1)).toEqual(['just now', '3 min ago']);
  expect(at(60)).toEqual(['just now', '3 s ago']);
  expect(at(0)).toEqual(['0 s of game time ago', '3 min of game time ago']);
});
