import type { World } from '../../rules/schema.js';
import { seasonProgress } from '../../rules/seasons/season.js';
import { deviceTypeAt } from '../../ruleset/deviceTypes.js';
import { seasonAt } from '../../ruleset/seasonAt.js';
import { MEGASTRUCTURE, type MegastructureId, PART } from '../../state/megastructures.js';
import { itemAt } from '../../state/itemAt.js';

/** How a megastructure stands, in the order of SEASON_STATES. */
const STATUS_OF = ['open', 'completed', 'expired'] as const;

/** What a season builds, as the wire shows it: `open`, `completed` or `expired`. */
export function megastructureView(world: World, season: MegastructureId) {
  const { megastructures, parts } = world;
  const requirements: Record<string, { needed: number; contributed: number }> = {};
  for (const part of megastructures.members(season, MEGASTRUCTURE.parts)) {
    requirements[deviceTypeAt(parts.get(part, PART.type))] = {
      needed: parts.get(part, PART.needed),
      contributed: parts.get(part, PART.contributed),
    };
  }
  const state = megastructures.get(season, MEGASTRUCTURE.state);
  return {
    name: seasonAt(world.setting.ruleset, season)?.structure ?? '',
    progress: seasonProgress(world, season),
    requirements,
    season,
    status: itemAt(STATUS_OF, state - 1),
  };
}
