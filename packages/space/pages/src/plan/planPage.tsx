import { durationText, grouped, wordsOf } from '@astrarium/web/duration';
import { fleet } from '../live/fleetState.js';
import { untilTick } from '../live/gameClock.js';
import { PlanComparison } from './planComparison.js';
import {
  committedSteps,
  commitPlan,
  planFault,
  planResult,
  planSteps,
  planTicks,
  removeStep,
  runPlan,
} from './planSteps.js';
import { StepForm } from './stepForm.js';

/** The page that tries a plan on a fork of the game, and then commits it. */
export function PlanPage() {
  const hasSteps = planSteps.value.length > 0;
  return (
    <div class="plan-page">
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
        <label class="inline">
          Ticks
          <input
            type="number"
            min={1}
            max={604_800}
            value={planTicks.value}
            onInput={(event) => (planTicks.value = Number(event.currentTarget.value))}
          />
        </label>
        <Timeline />
        <div class="buttons">
          <button type="button" class="quiet" disabled={!hasSteps} onClick={() => void runPlan()}>
            Run the plan
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
      {planResult.value !== undefined && <PlanComparison fork={planResult.value} />}
    </div>
  );
}

function Timeline() {
  if (planSteps.value.length === 0) return <p class="hint">No commands yet.</p>;
  const total = Math.max(planTicks.value, 1);
  return (
    <ol class="timeline" aria-label="Planned commands">
      {planSteps.value.map((step, index) => (
        <li key={index}>
          <span class="track" aria-hidden="true">
            <span class="dot" style={{ left: `${Math.min(100, (step.at / total) * 100)}%` }} />
          </span>
          <span>
            after {durationText(step.at)}: <b>{wordsOf(step.command)}</b>{' '}
            {wordsOf(fleet.value.get(step.device)?.type ?? '')} <code>{step.device}</code>
          </span>
          <button type="button" class="quiet" onClick={() => removeStep(step)}>
            Remove
          </button>
        </li>
      ))}
    </ol>
  );
}

function Committed() {
  if (committedSteps.value.length === 0) return null;
  return (
    <>
      <h3>Committed</h3>
      <p class="hint">This page sends the later commands: keep it open.</p>
      <ul class="plain">
        {committedSteps.value.map(({ command, device, state, tick }, index) => (
          <li key={index}>
            tick {grouped(tick)}: {wordsOf(command)} <code>{device}</code>:{' '}
            {state === 'waiting' ? `in ${untilTick(tick)}` : state}
          </li>
        ))}
      </ul>
    </>
  );
}
