import type { Feature } from '../../ruleset/blueprint.js';
import type { Status } from '../../state/statuses.js';

/** The parameters that an explanation may need. */
export const EXPLAIN_PARAMETERS = [
  'device_code',
  'destination',
  'device_type',
  'location',
  'site',
  'resource',
  'attribute',
] as const;

/** One parameter that an explanation may need. */
export type ExplainParameter = (typeof EXPLAIN_PARAMETERS)[number];

/** A subject of explanations: its sentence, its parameters, and its condition on the device. */
export interface Explainable {
  readonly says: string;
  readonly needs: readonly ExplainParameter[];
  readonly feature?: Feature;
  readonly status?: Status;
}

const device: readonly ExplainParameter[] = ['device_code'];

/** All subjects of explanations, by the value of `about`. */
export const EXPLAINABLE = {
  mining: {
    says: 'what a drone at work brings in a tick',
    needs: device,
    feature: 'mine',
    status: 'mining',
  },
  travel: {
    says: 'how long a journey takes, leg by leg',
    needs: ['device_code', 'destination'],
    feature: 'cruise',
  },
  print: {
    says: 'how long a device takes to print a type',
    needs: ['device_code', 'device_type'],
    feature: 'print',
  },
  waiting: {
    says: 'what a printer waits for',
    needs: device,
    feature: 'print',
    status: 'waiting_for_resources',
  },
  capacity: { says: 'how fast a device is, as worn as it is', needs: device },
  stock: { says: 'what a stock gains a tick', needs: ['location', 'resource'] },
  deposit: { says: 'what your miners take from a deposit a tick', needs: ['site', 'resource'] },
  attribute: {
    says: 'how an attribute of a planet changes in the next tick',
    needs: ['location', 'attribute'],
  },
  hub: {
    says: 'the integrity of an active hub',
    needs: device,
    feature: 'hub',
    status: 'active',
  },
  asteroid: {
    says: 'when an asteroid strikes a place, and which of your devices it hits',
    needs: ['location'],
  },
  season: { says: 'the progress of the season', needs: [] },
} as const satisfies Readonly<Record<string, Explainable>>;

/** The name of a subject of explanations. */
export type ExplainAbout = keyof typeof EXPLAINABLE;
