import '../styles/plan.css';
import { durationText } from '@astrarium/web/duration';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { routeTo } from '../app/route.js';
import { type DoneAnswer, doneText } from '../device/doneText.js';
import { Icon } from '../icons/icon.js';
import { commandIcon } from '../icons/icons.js';
import { serverTime, untilTick } from '../live/gameClock.js';
import { fleet, nameOfDevice } from '../live/fleetState.js';
import { loadStars, loadSystems, placeName } from '../live/places.js';
import { serverText } from '../live/serverText.js';
import { PlanComparison } from './planComparison.js';
import {
  type CommittedStep,
  committedSteps,
  commitPlan,
  isRunning,
  moveStep,
  planFault,
  type PlannedStep,
  planResult,
  planSteps,
  planTicks,
  removeStep,
  runPlan,
  setPlanTicks,
} from './planSteps.js';
import { StepForm } from './stepForm.js';
import { stepText } from './stepText.js';

/** How long a plan can be, in ticks. */
const LENGTHS = [600, 3600, 6 * 3600, 86_400, 3 * 86_400, 604_800];

/** The page that tries a plan on a fork of the game, and then commits it. */
export function PlanPage() {
  const hasSteps = planSteps.value.length > 0;
  const stars = [...new Set([...fleet.value.values()].map(({ location }) => location))].join();
  useEffect(() => void loadSystems(stars.split(',')), [stars]);
  useEffect(() => void loadStars(), []);
  return (
    <div class="beside plan-page">
      <section class="card">
        <h1>What if</h1>
        <p class="hint">
          Plan commands, run them on a copy of the game in which the others are idle, and compare
          with doing nothing. Nothing happens in the game before you commit.
        </p>
        <StepForm />
      </section>
      <section class="card">
        <h2>Timeline</h2>
        <Timeline />
        <label class="inline">
          The plan covers
          <select
            value={planTicks.value}
            onChange={(event) => setPlanTicks(Number(event.currentTarget.value))}
          >
            {LENGTHS.map((ticks) => (
              <option key={ticks} value={ticks}>
                {lengthText(ticks)}
              </option>
            ))}
          </select>
        </label>
        <div class="row">
          <button
            type="button"
            class="quiet"
            disabled={!hasSteps}
            onClick={() => void (isRunning.value || runPlan())}
          >
            {isRunning.value ? 'Running …' : 'Run the plan'}
          </button>
          <button type="button" disabled={!hasSteps} onClick={commitPlan}>
            Commit
          </button>
        </div>
        {planFault.value !== '' && (
          <p class="fault" role="alert">
            {planFault.value}
          </p>
        )}
        <Committed />
      </section>
      {planResult.value !== undefined && <PlanComparison result={planResult.value} />}
    </div>
  );
}

/** A length of game time, and what it takes in real time where that differs. */
function lengthText(ticks: number): string {
  const speed = serverTime.value?.speed ?? 1;
  const text = `${durationText(ticks)} of game time`;
  return speed === 0 || speed === 1 ? text : `${text} (${durationText(ticks / speed)})`;
}

/** The steps in their order, each with its time and, after a run, what it led to. */
function Timeline() {
  const dragged = useSignal<number | undefined>(undefined);
  const steps = planSteps.value;
  if (steps.length === 0) return <p class="hint">No commands yet. Add the first one.</p>;
  return (
    <ol class="plan-steps" aria-label="Planned commands">
      {steps.map((step, place) => (
        <li
          key={place}
          class={step.at > planTicks.value ? 'is-late' : ''}
          draggable
          onDragStart={() => (dragged.value = place)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            if (dragged.value !== undefined) moveStep(dragged.value, place);
            dragged.value = undefined;
          }}
        >
          <StepTime at={step.at} />
          <StepShown step={step} place={place} />
          <span class="plan-moves">
            <StepButton label="Earlier" icon="chevron-up" step={step} to={[place, place - 1]} />
            <StepButton label="Later" icon="chevron-down" step={step} to={[place, place + 1]} />
            <button
              type="button"
              class="quiet"
              aria-label={`Remove: ${nameOfDevice(step.device)}, ${stepText(step)}`}
              onClick={() => removeStep(step)}
            >
              <Icon name="close" />
            </button>
          </span>
        </li>
      ))}
    </ol>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly icon: 'chevron-down' | 'chevron-up';
  readonly step: PlannedStep;
  readonly to: readonly [from: number, to: number];
}

/** Moves a step in the order. */
function StepButton({ icon, label, step, to: [from, to] }: StepButtonProps) {
  return (
    <button
      type="button"
      class="quiet"
      aria-label={`${label}: ${nameOfDevice(step.device)}, ${stepText(step)}`}
      disabled={planSteps.value[to] === undefined}
      onClick={() => moveStep(from, to)}
    >
      <Icon name={icon} />
    </button>
  );
}

function StepTime({ at }: { readonly at: number }) {
  return <span class="dim plan-time">{at === 0 ? 'At once' : `After ${durationText(at)}`}</span>;
}

/** The device and the command of a step, and its outcome in the last run. */
function StepShown({ place, step }: { readonly step: PlannedStep; readonly place: number }) {
  const icon = commandIcon(step.command);
  const outcome = planResult.value?.fork.outcomes[place];
  return (
    <span>
      <span class="with-icon">
        {icon !== undefined && <Icon name={icon} />}
        <a href={routeTo('fleet', step.device)}>{nameOfDevice(step.device)}</a>
      </span>{' '}
      <b>{stepText(step)}</b>
      {step.at > planTicks.value && <span class="hint"> The plan ends before.</span>}
      {outcome !== undefined &&
        ('problem' in outcome ? (
          <span class="plan-outcome fault">Refused: {serverText(outcome.problem.detail)}</span>
        ) : (
          <span class="plan-outcome good">
            {outcomeText(step, outcome.answer as unknown as DoneAnswer, outcome.tick)}
          </span>
        ))}
    </span>
  );
}

/** What a step did in the fork, with times after the step. */
function outcomeText({ args, command, device }: PlannedStep, answer: DoneAnswer, tick: number) {
  return doneText(command, answer, {
    place: placeName(fleet.value.get(device)?.location ?? ''),
    printed: String(args['device_type'] ?? ''),
    placeName,
    nameOf: nameOfDevice,
    until: (end) => `${durationText(end - tick)} of game time`,
  });
}

function Committed() {
  if (committedSteps.value.length === 0) return null;
  return (
    <>
      <h3>Committed</h3>
      <p class="hint">This page sends the later commands: keep it open.</p>
      <ol class="plan-steps">
        {committedSteps.value.map((step, index) => (
          <li key={index}>
            <span class="dim plan-time">
              {step.state === 'waiting' ? `In ${untilTick(step.tick)}` : 'Sent'}
            </span>
            <span>
              <a href={routeTo('fleet', step.device)}>{nameOfDevice(step.device)}</a>{' '}
              <b>{stepText(step)}</b>
              <StepState state={step.state} />
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

function StepState({ state }: Pick<CommittedStep, 'state'>) {
  if (state === 'waiting') return null;
  if (state === 'done') return <span class="plan-outcome good">Done.</span>;
  return <span class="plan-outcome fault">Refused: {state.refusal}</span>;
}
