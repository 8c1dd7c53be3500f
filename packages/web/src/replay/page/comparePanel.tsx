import type { BisectReport } from '@astrarium/core/log';
import { useSignal } from '@preact/signals';
import { grouped } from '../../parts/duration.js';
import { LogDrop } from './logDrop.js';
import type { TheatreState } from './theatreState.js';

/** Opens a second log beside the first one and finds their first difference. */
export function ComparePanel({ theatre }: { readonly theatre: TheatreState }) {
  const { comparison, sides } = theatre;
  const isBusy = useSignal(false);
  const compare = async (): Promise<void> => {
    isBusy.value = true;
    await theatre.compare().catch(() => undefined);
    isBusy.value = false;
  };
  return (
    <section>
      <h2>Side by side</h2>
      <LogDrop label="A second log" side="b" theatre={theatre} />
      {sides.b.header.value !== undefined && (
        <p>
          <button type="button" disabled={isBusy.value} onClick={() => void compare()}>
            {isBusy.value ? 'Comparing …' : 'Find the first difference'}
          </button>
        </p>
      )}
      {comparison.value && <Comparison report={comparison.value} goTo={theatre.goTo} />}
    </section>
  );
}

const RESULTS: Readonly<Record<Exclude<BisectReport['result'], 'diverged'>, string>> = {
  equal: 'The worlds are equal at every tick.',
  ended: 'The worlds are equal, but one log ends before the other.',
  record: 'The replays are equal, but a log differs from its own replay.',
  headers: 'The worlds were made from different settings.',
  problem: 'A log cannot be replayed further.',
};

function Comparison({
  goTo,
  report,
}: {
  readonly goTo: (tick: number) => void;
  readonly report: BisectReport;
}) {
  const equal = `Equal until tick ${grouped(report.equal_until)}.`;
  if (report.result !== 'diverged') {
    return (
      <p role="status">
        {RESULTS[report.result]} {equal}
      </p>
    );
  }
  const { commands, differences, field, row, table, tick, values } = report;
  return (
    <div role="status">
      <p>
        {equal} The first difference is at tick <b>{grouped(tick)}</b> in the table <b>{table}</b>,
        row {row}, field <b>{field}</b>. {grouped(differences)} fields differ there.{' '}
        <button type="button" class="quiet" onClick={() => goTo(tick)}>
          Go to the difference
        </button>
      </p>
      <dl class="compared">
        {values.map((value, index) => (
          <div key={index}>
            <dt class="hint">{index === 0 ? 'First log' : 'Second log'}</dt>
            <dd>
              <code>{JSON.stringify(value)}</code>
              {commands[index] ? <> after {commands[index].command.type}</> : ' without a command'}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
