import { heldBytes } from '@astrarium/core/log';
import type { TheatreSimulation } from '../replay/theatreGame.js';
import {
  shownChanges,
  shownTables,
  tableColumns,
  tableRows,
} from '../replay/worker/shownTables.js';
import { agendaCounts } from './agendaCounts.js';
import type {
  InspectAnswers,
  InspectedStep,
  Inspection,
  InspectQuestion,
  NewSteps,
  StepSummary,
  StepWorld,
} from './inspection.js';

/**
 * Answers a question of the page about an inspection.
 *
 * @throws Error when the step is not held, or the table does not exist
 */
export function answerInspector<Question extends InspectQuestion>(
  inspection: Inspection,
  question: Question,
): InspectAnswers[Question['kind']] {
  return answerOf(inspection, question) as InspectAnswers[Question['kind']];
}

function answerOf(
  inspection: Inspection,
  question: InspectQuestion,
): InspectAnswers[keyof InspectAnswers] {
  const simulation = inspection.reader as unknown as TheatreSimulation;
  switch (question.kind) {
    case 'steps':
      return newSteps(inspection, question.after);
    case 'world':
      inspection.lookedAt = stepOf(inspection, question.n);
      return stepWorld(inspection, inspection.lookedAt);
    case 'rows': {
      const { count, from, n, table } = question;
      return tableRows({ simulation, ...stepOf(inspection, n) }, table, from, count);
    }
    case 'diff': {
      const { a, b } = question;
      const before = stepOf(inspection, a).snapshot;
      const { snapshot } = stepOf(inspection, b);
      return { a, b, ...shownChanges({ simulation, before, snapshot }) };
    }
  }
}

function stepOf({ lookedAt, steps }: Inspection, n: number): InspectedStep {
  const step = lookedAt?.n === n ? lookedAt : steps[n - (steps[0]?.n ?? 0)];
  if (step === undefined) throw new Error(`Step ${n} is not held.`);
  return step;
}

function newSteps(inspection: Inspection, after: number): NewSteps {
  const { clockMs, lookedAt, maxSteps, reader, steps } = inspection;
  const { name, version } = reader.definition;
  const readable = lookedAt === undefined ? steps : [lookedAt, ...steps];
  const first = steps[0]?.n ?? 0;
  return {
    game: name,
    version,
    tables: tableColumns(reader as unknown as TheatreSimulation),
    first,
    last: steps.at(-1)?.n ?? 0,
    maxSteps,
    clockMs,
    heldBytes: heldBytes(readable.flatMap(({ before, snapshot }) => [before, snapshot])),
    steps: steps.slice(Math.max(0, after + 1 - first)).map(summaryOf),
  };
}

function summaryOf(step: InspectedStep): StepSummary {
  const { before, bytes, changed, command, endMs, eventsCount, isFork, kind } = step;
  const { ms, n, outcome, snapshot, systems } = step;
  return {
    n,
    kind,
    isFork,
    endMs,
    ms,
    systems,
    changed,
    bytes,
    eventsCount,
    ...(command && { command: command.type }),
    ...(outcome && { outcome }),
    from: before.now,
    tick: snapshot.now,
  };
}

function stepWorld({ reader }: Inspection, step: InspectedStep): StepWorld {
  const startMs = performance.now();
  const { before, command, events, eventsCount, n, outcome, snapshot } = step;
  const simulation = reader as unknown as TheatreSimulation;
  const isCommand = command !== undefined && outcome !== undefined;
  const player = command === undefined ? '' : `Player ${command.account}`;
  return {
    n,
    step: summaryOf(step),
    tick: snapshot.now,
    hash: reader.hash(snapshot),
    tables: shownTables({ simulation, before, snapshot }),
    ...shownChanges({ simulation, before, snapshot }),
    events: events.map((event) => ({ event, sentence: undefined })),
    eventsCount,
    commands: isCommand ? [{ command, outcome, player }] : [],
    agenda: agendaCounts(reader, snapshot),
    ms: performance.now() - startMs,
  };
}
