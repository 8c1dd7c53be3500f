import {
  ATTRIBUTES,
  deviceCode,
  deviceView,
  type DeviceView,
  deviceViewIds,
  type ExplainQuery,
  explainSteps,
  type Explanation,
  inventoryView,
  isRefused,
  locationView,
  seasonView,
  takeSteps,
  type World,
} from '@astrarium/space';
import { playGame, type LawOf } from '@astrarium/testkit';
import type { AstrariumSchema } from '../games/chooseCommand.js';

/**
 * Explanations equal the views; each stated sum is the sum of its parts; and no explanation names
 * a device of another account.
 */
export const explainLaw: LawOf<AstrariumSchema> = (simulation, game) => {
  const world = simulation.read(playGame(simulation, game));
  for (const account of world.accounts.ids()) {
    const own = deviceViewIds(world, account);
    const foreign = world.devices
      .ids()
      .filter((id) => !own.includes(id))
      .map((id) => deviceCode(world.setting.key, id));
    const ask = (query: ExplainQuery): Explanation => {
      const answer = takeSteps(explainSteps(world, account, query));
      const text = JSON.stringify(answer);
      if (isRefused(answer)) throw new Error(`${JSON.stringify(query)}: ${text}`);
      for (const code of foreign) expectSame(`${code} in an answer`, text.includes(code), false);
      expectSums(answer);
      return answer;
    };
    for (const id of own) {
      const view = deviceView(world, id);
      if (view !== undefined) explainDevice(ask, view);
    }
    explainPlaces(world, account, ask);
    const season = seasonView(world);
    const explained = season === undefined ? undefined : ask({ about: 'season' }).value / 1_000_000;
    expectSame('the season', explained, season?.objective.progress);
  }
};

type Ask = (query: ExplainQuery) => Explanation;

function explainDevice(ask: Ask, view: DeviceView): void {
  const { device_code } = view;
  ask({ about: 'capacity', device_code });
  if (view.mining !== undefined) {
    const { value } = ask({ about: 'mining', device_code });
    expectSame(`${device_code} mines`, value, view.mining.rate_micro);
  }
  if (view.hub !== undefined) {
    const { value } = ask({ about: 'hub', device_code });
    expectSame(`hub ${device_code}`, value / 10_000, view.hub.integrity);
  }
  if (view.waiting_for !== undefined) {
    const { parts } = ask({ about: 'waiting', device_code });
    const lacking = parts.map(({ terms }) => terms['resource']);
    expectSame(`${device_code} waits for`, lacking, Object.keys(view.waiting_for));
  }
}

function explainPlaces(world: World, account: number, ask: Ask): void {
  for (const { location } of inventoryView(world, account)) {
    ask({ about: 'stock', location, resource: 'carbon' });
  }
  const places = deviceViewIds(world, account).map((id) => deviceView(world, id)?.location ?? '');
  for (const location of new Set(places)) {
    const sighted = locationView(world, account, location)?.asteroid?.strikes_tick ?? 0;
    expectSame(`asteroid at ${location}`, ask({ about: 'asteroid', location }).value, sighted);
    const shown = locationView(world, account, location)?.terraforming;
    if (shown === undefined) continue;
    for (const attribute of ATTRIBUTES) {
      const { value } = ask({ about: 'attribute', location, attribute });
      expectSame(`${attribute} of ${location}`, value / 1e9, shown.attributes[attribute].delta);
    }
  }
}

function expectSums({ about, formula, parts, value }: Explanation): void {
  const sum = parts.reduce((all, part) => all + part.value, 0);
  if (formula === 'sum of the parts') expectSame(`the sum of ${about}`, sum, value);
  for (const part of parts) expectSums(part);
}

function expectSame(what: string, explained: unknown, shown: unknown): void {
  if (JSON.stringify(explained) === JSON.stringify(shown)) return;
  throw new Error(`${what}: ${JSON.stringify(explained)} is not ${JSON.stringify(shown)}`);
}
