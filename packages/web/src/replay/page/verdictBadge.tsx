import type { LogDifference, LogProblem } from '@astrarium/core/log';
import { grouped } from '../../parts/duration.js';
import type { Side } from '../theatreMessage.js';
import type { TheatreState } from './theatreState.js';

/** Whether the replay agrees with the log: up to which tick, or where it first differs. */
export function VerdictBadge({
  side,
  theatre,
}: {
  readonly side: Side;
  readonly theatre: TheatreState;
}) {
  const { header, name, progress, report } = theatre.sides[side];
  const log = header.value;
  if (log === undefined) return null;
  const {
    commands = 0,
    events = 0,
    keyframeBytes = 0,
    keyframes = 0,
    tick = 0,
    verified = 0,
    workMs = 0,
  } = progress.value ?? {};
  const speed = workMs === 0 ? 0 : (tick * 1000) / workMs;
  return (
    <div class="verdict" data-side={side}>
      <Verdict verified={verified} end={log.end} result={report.value} goTo={theatre.goTo} />
      <p class="hint">
        {name.value}: {log.game} version {log.version}, {grouped(commands)} commands,{' '}
        {grouped(events)} events, {grouped(speed)} ticks/s, {keyframes} keyframes (
        {grouped(keyframeBytes / 1e6, 1)} MB)
      </p>
    </div>
  );
}

interface Result {
  readonly ok: boolean;
  readonly cut: boolean;
  readonly ticks: number;
  readonly problem: LogProblem | null;
  readonly first_difference: LogDifference | null;
}

function Verdict({
  end,
  goTo,
  result,
  verified,
}: {
  readonly end: number;
  readonly goTo: (tick: number) => void;
  readonly result: Result | undefined;
  readonly verified: number;
}) {
  const upTo = `Verified up to tick ${grouped(verified)}`;
  if (result === undefined) {
    return (
      <div role="status">
        <b class="badge">{upTo}</b>
        <progress max={Math.max(1, end)} value={verified} aria-label="Verified" />
      </div>
    );
  }
  const { cut, first_difference: difference, ok, problem } = result;
  if (ok || (cut && difference === null)) {
    return (
      <p role="status">
        <b class="badge good">{upTo}</b>{' '}
        {cut
          ? 'The hashes agree. The log has no end line, as after a crash.'
          : 'Every hash agrees.'}
      </p>
    );
  }
  return (
    <div role="status">
      <b class="badge bad">
        {upTo}; a fault at tick {grouped(difference?.tick ?? problem?.tick ?? 0)}
      </b>
      {difference !== null && <Difference difference={difference} goTo={goTo} />}
      {problem !== null && (
        <p class="fault">
          Line {grouped(problem.line)}: {problem.message}
        </p>
      )}
    </div>
  );
}

function Difference({
  difference: { commands, commands_count, from_tick, recorded, replayed, row, tables, tick },
  goTo,
}: {
  readonly difference: LogDifference;
  readonly goTo: (tick: number) => void;
}) {
  const textOf = (value: unknown): string =>
    typeof value === 'string' ? value : JSON.stringify(value);
  return (
    <>
      <p>
        The log and its replay agree at tick {grouped(from_tick)}, and differ at tick{' '}
        {grouped(tick)}
        {tables.length > 0 && (
          <>
            {' '}
            in {tables.length === 1 ? 'the table' : 'the tables'} <b>{tables.join(', ')}</b>
          </>
        )}
        {row !== null && (
          <>
            . The first difference is in the table <b>{row.table}</b>, row {row.row}, field{' '}
            <b>{row.field}</b>: the log has <code>{textOf(row.recorded ?? null)}</code>, and the
            replay has <code>{textOf(row.replayed ?? null)}</code>
          </>
        )}
        .{' '}
        <button type="button" class="quiet" onClick={() => goTo(tick)}>
          Go there
        </button>
      </p>
      <dl class="compared">
        <dt>Log</dt>
        <dd>
          <code>{textOf(recorded)}</code>
        </dd>
        <dt>Replay</dt>
        <dd>
          <code>{textOf(replayed)}</code>
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
