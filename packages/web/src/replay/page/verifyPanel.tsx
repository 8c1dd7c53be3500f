import type { LogDifference } from '@astrarium/core/log';
import { grouped } from '../../parts/duration.js';
import type { PassReport, Side } from '../theatreMessage.js';
import { Sign } from './sign.js';
import type { ShownLog, TheatreState } from './theatreState.js';

/** What was proved of a log: a state, a title and a sentence. */
export interface Proof {
  readonly state: 'running' | 'verified' | 'cut' | 'different' | 'broken';
  readonly title: string;
  readonly sentence: string;
}

type Report = PassReport['report'];

/** What was proved of a log up to the shown tick, in one sentence. */
export function proofOf({ header, progress, report, world }: ShownLog): Proof {
  const result = report.value;
  const { hashes = 0, verified = 0 } = progress.value ?? {};
  const here = Math.min(world.value?.hashes ?? 0, hashes);
  if (result === undefined) {
    const share = Math.floor((verified * 100) / Math.max(1, header.value?.end ?? 0));
    const rest = `The rest is replayed now: ${share} %.`;
    return { state: 'running', title: 'Verified so far', sentence: `${equalText(here)} ${rest}` };
  }
  if (result.first_difference !== null) return differenceProof(result, hashes);
  if (result.problem !== null && !result.cut) {
    const { line, message } = result.problem;
    const before = `Up to tick ${grouped(verified)} all is equal.`;
    const sentence = `${before} Line ${grouped(line)} cannot be replayed: ${message}`;
    return { state: 'broken', title: 'Damaged log', sentence };
  }
  if (result.cut) {
    const sentence = `${equalText(here)} The log has no end, as after a crash.`;
    return { state: 'cut', title: 'Verified, without an end', sentence };
  }
  return { state: 'verified', title: 'Verified', sentence: wholeText(here, hashes, result) };
}

function equalText(hashes: number): string {
  if (hashes === 0) return 'There is no hash up to here, so nothing is proved yet.';
  if (hashes === 1) {
    return "The one hash up to here was computed again in this page, and is equal to the log's.";
  }
  return (
    `All ${grouped(hashes)} hashes up to here were computed again in this page, ` +
    "and are equal to the log's."
  );
}

function wholeText(here: number, all: number, { from_line, other_rules }: Report): string {
  const later = all - here;
  const rest = later === 0 ? 'The log has no more.' : `So are the ${grouped(later)} later ones.`;
  const parts = here === 0 ? [`Each of the ${grouped(all)} hashes of the log is equal.`] : [];
  if (here > 0) parts.push(equalText(here), rest);
  if (from_line > 1) parts.push(`Lines before ${grouped(from_line)} were not replayed.`);
  if (other_rules !== null) parts.push(other_rules);
  return parts.join(' ');
}

function differenceProof({ first_difference: found }: Report, hashes: number): Proof {
  const { from_tick, row, tables, tick } = found as LogDifference;
  const where =
    tables.length === 0
      ? ''
      : ` in ${tables.length === 1 ? 'the table' : 'the tables'} ${tables.join(', ')}`;
  const place =
    row === null ? where : ` in the table ${row.table}, row ${row.row}, field ${row.field}`;
  const sentence =
    `The log and its replay are equal up to tick ${grouped(from_tick)} ` +
    `(${grouped(hashes)} hashes), and differ at tick ${grouped(tick)}${place}.`;
  return { state: 'different', title: 'Not equal', sentence };
}

/** What was proved so far; hashes, rows and commands are one click away. */
export function VerifyPanel({
  onClose,
  onDetails,
  theatre,
}: {
  readonly onClose: () => void;
  readonly onDetails: () => void;
  readonly theatre: TheatreState;
}) {
  return (
    <section class="panel" aria-label="Verified">
      <ProofText side="a" theatre={theatre} />
      <button type="button" class="text" onClick={onDetails}>
        hashes, rows, commands
      </button>
      <button
        type="button"
        class="icon-button close"
        aria-label="Close what is verified"
        onClick={onClose}
      >
        <Sign name="close" />
      </button>
    </section>
  );
}

const SIGN_OF = {
  running: 'clock',
  verified: 'check',
  cut: 'check',
  different: 'warning',
  broken: 'warning',
} as const;

/** The sentence of a log, and the way to its first difference. */
export function ProofText({
  side,
  theatre,
}: {
  readonly side: Side;
  readonly theatre: TheatreState;
}) {
  const log = theatre.sides[side];
  if (log.header.value === undefined) return null;
  const { sentence, state, title } = proofOf(log);
  const difference = log.report.value?.first_difference;
  return (
    <div class="proof" data-side={side} data-state={state}>
      <h2>
        <Sign name={SIGN_OF[state]} />
        {title}
      </h2>
      <p role="status">{sentence}</p>
      {state === 'running' && (
        <progress
          max={Math.max(1, log.header.value.end)}
          value={log.progress.value?.verified ?? 0}
          aria-label="Verified"
        />
      )}
      {difference && (
        <button type="button" class="quiet" onClick={() => theatre.goTo(difference.tick)}>
          Go to tick {grouped(difference.tick)}
        </button>
      )}
    </div>
  );
}

/** All that is known of the replay of a log, and its first difference in full. */
export function ProofDetails({
  side,
  theatre,
}: {
  readonly side: Side;
  readonly theatre: TheatreState;
}) {
  const { header, name, progress, report } = theatre.sides[side];
  const log = header.value;
  if (log === undefined) return null;
  const { commands = 0, events = 0, hashes = 0, tick = 0, workMs = 0 } = progress.value ?? {};
  const { keyframeBytes = 0, keyframes = 0 } = progress.value ?? {};
  const speed = workMs === 0 ? 0 : (tick * 1000) / workMs;
  const difference = report.value?.first_difference;
  return (
    <>
      <p class="hint" data-side={side}>
        {name.value}: {log.game} version {log.version}, {grouped(hashes)} hashes,{' '}
        {grouped(commands)} commands, {grouped(events)} events; replayed {grouped(speed)} ticks a
        second, with {keyframes} keyframes ({grouped(keyframeBytes / 1e6, 1)} MB).
      </p>
      {difference && <Difference difference={difference} />}
    </>
  );
}

function Difference({
  difference: { commands, commands_count, recorded, replayed, row, tables, tick },
}: {
  readonly difference: LogDifference;
}) {
  const textOf = (value: unknown): string =>
    typeof value === 'string' ? value : JSON.stringify(value);
  return (
    <>
      <dl class="compared">
        <dt class="hint">Log</dt>
        <dd>
          <code>{textOf(row === null ? recorded : (row.recorded ?? null))}</code>
        </dd>
        <dt class="hint">Replay</dt>
        <dd>
          <code>{textOf(row === null ? replayed : (row.replayed ?? null))}</code>
        </dd>
      </dl>
      {tables.length > 0 && row === null && (
        <p class="hint">
          A log has one hash for each table, and only at some ticks. So this page cannot say which
          row differs, or in which of the ticks between them it began. To find the row and the
          field, open the log together with the keyframe of tick {grouped(tick)}, which{' '}
          <code>--keyframes</code> writes when the game is recorded.
        </p>
      )}
      {commands_count > 0 && (
        <details>
          <summary>{grouped(commands_count)} commands between them</summary>
          <ul>
            {commands.map((command) => (
              <li key={command.n}>
                tick {grouped(command.tick)}: {command.type}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
