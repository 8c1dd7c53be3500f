import type { ScenarioReport } from '../measure/report.js';
import { figure } from '../printReport.js';
import type { BenchReport } from '../runBench.js';
import { type Bar, barChart } from './barChart.js';
import { reaches, TARGETS, type Target } from './targets.js';

/** The page and its charts, by file name. */
export function renderResults(report: BenchReport): Map<string, string> {
  const met = measured(report);
  const speeds = report.scenarios.map(({ name, ticks_per_second }) => ({
    label: name,
    value: ticks_per_second,
  }));
  const marks = met.map(({ target, value }): Bar => {
    const mark = (target.atMost ?? target.atLeast) as number;
    const label = `${target.scenario}: ${target.what}`;
    return { label, value, mark, good: reaches(target, value) };
  });
  return new Map([
    ['results.md', page(report, met)],
    ['charts/ticks.svg', barChart('Ticks a second (logarithmic)', speeds)],
    ['charts/targets.svg', barChart('Figures and their targets (black, logarithmic)', marks)],
  ]);
}

interface Met {
  readonly target: Target;
  readonly value: number;
}

function measured({ scenarios }: BenchReport): Met[] {
  return TARGETS.flatMap((target) => {
    const report = scenarios.find(({ name }) => name === target.scenario);
    const value = report === undefined ? undefined : target.of(report);
    return value === undefined ? [] : [{ target, value }];
  });
}

function page({ environment, scenarios }: BenchReport, met: readonly Met[]): string {
  const { node, v8, platform, cpu, cores, memory_gib } = environment;
  return [
    '# What a tick costs',
    '',
    'Made by `npm run bench -- --json` and `bench/src/results.ts`; not written by hand.',
    `Measured on Node ${node} (V8 ${v8}), ${platform}, ${cpu}, ${cores} cores, ${memory_gib} GiB.`,
    'Each scenario ran in a process of its own; contenders took turns in it; throughput is the',
    'median round, garbage collection included; percentiles are over all ticks. No figure is',
    'printed before the hash, or the peer’s world, was found equal.',
    '',
    '![Ticks a second](charts/ticks.svg)',
    '',
    ...table(
      [
        'scenario',
        'devices',
        'changes a tick',
        'ticks/s',
        'ns a change',
        'p50 µs',
        'p99 µs',
        'GC µs a tick',
        'B a device',
        'hash',
      ],
      scenarios.map(scenarioRow),
    ),
    '',
    '## The scenarios',
    '',
    ...scenarios.flatMap(({ name }) => (name in ABOUT ? [`- **${name}**: ${ABOUT[name]}`] : [])),
    '',
    '## Targets',
    '',
    '![Targets](charts/targets.svg)',
    '',
    ...table(
      ['scenario', 'figure', 'measured', 'target', ''],
      met.map(({ target, value }) => [
        target.scenario,
        target.what,
        figure(value),
        target.atMost === undefined
          ? `≥ ${figure(target.atLeast ?? 0)}`
          : `≤ ${figure(target.atMost)}`,
        reaches(target, value) ? 'reached' : '**not reached**',
      ]),
    ),
    '',
    ...outOfReach(met),
    '## All other figures',
    '',
    ...scenarios.flatMap(({ name, ratios, details, checked }) => [
      `- **${name}** (${checked}): ${list({ ...ratios, ...details })}`,
    ]),
    '',
  ].join('\n');
}

/** What each scenario is, in a sentence. */
const ABOUT: Readonly<Record<string, string>> = {
  'state-1e5': 'the table alone: a thousand rows change in a tick.',
  'state-1e6': 'the same with a million rows.',
  'busy-1e5': 'drones mine and fly, printers print: about a thousand changes a tick.',
  'busy-1e6': 'the same with a million devices.',
  'quiet-1e6': 'a million drones mine and nothing crosses a threshold.',
  advance: 'a month in one leap.',
  snapshots: 'what held snapshots cost, and opening an old one.',
  probe: 'one command, carried out and taken back.',
  replay: 'the log of a busy game, verified, against living the game in memory.',
  'terraform-1e4': 'ten thousand planets change in every tick.',
  'season-1e5':
    'a thousand accounts, each with a belt, a hub, a controller and a planet at work; a hundred ' +
    'commands a tick, given without looking: travel, mining, printing, searches, settings, tags.',
  million:
    'the same season with a million devices, one in twenty tagged, one in a hundred printing, 64 ' +
    'snapshots held: the most memory that the process ever has, from the first account on.',
  views: 'what a host asks of that world: pages, places, dry runs, each time for another account.',
};

/** What the floor under a figure is made of. */
const FLOORS: Readonly<Record<string, string>> = {
  'time over plain arrays':
    'A plain array takes stores that overlap in the memory system. A journal must load an older ' +
    'word, store it beside its place, and keep it; a hash must mix each word’s older and newer ' +
    'value into two lanes. Written as one loop over typed arrays with nothing around it, that ' +
    'alone takes 5 times the blind stores of 7 words a row (`node bench/dist/floor.js`).',
  'Immer as shipped over ours':
    'The distance from run to run is larger than what is missing: 46 to 57 on one machine.',
  'Mutative over ours':
    'What is missing is in the time over plain arrays, above; 9.9 to 10.1 from run to run.',
  'live time over verify time':
    'Of a line of 440 characters, a JSON parse of its command takes 2 µs, the digest 2 (reading ' +
    'the characters of a text is what takes it), and the outcome as JSON to compare 2.4, where ' +
    'executing a command of this game and its share of a tick take 20 to 40.',
  'p99 over median':
    'The ticks above are those at which the timing wheel turns a level: once in 256 ticks all ' +
    'appointments of the next 256 are sorted into their slots. The mutable backend has the same.',
};

function outOfReach(met: readonly Met[]): string[] {
  const missed = met.filter(({ target, value }) => !reaches(target, value));
  if (missed.length === 0) return [];
  return [
    '## Out of reach',
    '',
    ...missed.map(({ target, value }) => {
      const floor = FLOORS[target.what] ?? 'See the decision on the table backend.';
      return `- ${target.scenario}, ${target.what}: ${figure(value)}. ${floor}`;
    }),
    '',
  ];
}

function scenarioRow(report: ScenarioReport): string[] {
  return [
    report.name,
    figure(report.devices),
    figure(report.changes_per_tick),
    figure(report.ticks_per_second),
    figure(report.ns_per_change),
    figure(report.p50_us),
    figure(report.p99_us),
    figure(report.gc_us_per_tick),
    figure(report.bytes_per_device),
    `\`${report.final_hash}\``,
  ];
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)];
}

function list(figures: Readonly<Record<string, number>>): string {
  return Object.entries(figures)
    .map(([name, value]) => `${name} ${figure(value)}`)
    .join(', ');
}
