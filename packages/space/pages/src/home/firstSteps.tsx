import type { Season } from '@astrarium/space/client';
import { Icon } from '../icons/icon.js';
import { recentEvents } from '../live/eventFeed.js';
import { fleetList, stock } from '../live/fleetState.js';
import { useAnswer } from '../live/useAnswer.js';
import { account, readAccount } from '../session/session.js';
import type { PlaceFacts } from './suggestions.js';

/** The events after which the account says more of what was done. */
const CHANGES_ACCOUNT: ReadonlySet<string> = new Set(['achievement.earned', 'travel.arrived']);

/** How often the account, with what it achieved, is read without an event, in milliseconds. */
const ACCOUNT_MS = 60_000;

/** The steps that the page has seen done: what began to have effect stays done. */
let seen: { readonly player: number; readonly names: Set<string> } | undefined;

/** The first steps of a player, each with whether it has begun to have effect. */
export function FirstSteps({
  places,
  season,
}: {
  readonly places: Readonly<Record<string, PlaceFacts>>;
  readonly season: Season | null;
}) {
  const changes = recentEvents.value.filter(({ event }) => CHANGES_ACCOUNT.has(event)).length;
  useAnswer(readAccount, [changes], ACCOUNT_MS);
  const player = account.value?.account ?? 0;
  if (seen?.player !== player) seen = { player, names: new Set() };
  const { names } = seen;
  const steps = firstSteps(places, season).map(({ isDone, name }) => {
    if (isDone) names.add(name);
    return { name, isDone: names.has(name) };
  });
  const open = steps.filter(({ isDone }) => !isDone).length;
  if (open === 0 || account.value === undefined) return null;
  return (
    <>
      <h3>
        First steps · {steps.length - open} of {steps.length}
      </h3>
      <ul class="plain steps">
        {steps.map(({ isDone, name }) => (
          <li key={name} class={isDone ? 'done' : ''}>
            {isDone ? <Icon name="check" /> : <span class="open-step" />}
            {name}
            {isDone && <span class="visually-hidden"> (done)</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * A later step was not possible without the earlier ones: they are done with it. Who has given
 * something needs no first steps any more.
 */
function firstSteps(places: Readonly<Record<string, PlaceFacts>>, season: Season | null) {
  const has = (achievement: string): boolean =>
    (account.value?.achievements as readonly string[] | undefined)?.includes(achievement) === true;
  const devices = fleetList.value;
  const works = (status: string): boolean => devices.some((one) => one.status.startsWith(status));
  const brings = [...stock.value.values()].some((resources) =>
    Object.values(resources).some(({ rate_micro }) => rate_micro > 0),
  );
  const needs = season?.objective.requirements ?? {};
  const gave = has('first_contribution') || (season?.own?.devices ?? 0) > 0;
  const flew =
    gave ||
    devices.some(({ to }) => to !== null) ||
    (account.value?.replicants ?? []).some(({ trips }) => trips > 0);
  const loaded = gave || devices.some(({ carrier, type }) => carrier !== null && type in needs);
  const printed = loaded || has('first_print') || works('printing');
  const scanned =
    gave || works('scanning') || Object.values(places).some((one) => one.survey === 'done');
  return [
    { name: 'Mine something', isDone: gave || has('first_mine') || brings },
    { name: 'Measure a place', isDone: scanned },
    { name: 'Print what the season needs', isDone: printed },
    { name: 'Load it into a vessel', isDone: loaded },
    { name: 'Fly to another place', isDone: flew },
    { name: `Give it to the ${season?.objective.name ?? 'season'}`, isDone: gave },
  ];
}
