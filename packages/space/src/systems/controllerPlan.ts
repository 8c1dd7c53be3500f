import { deviceAccount, devicePlace } from '../rules/devices/device.js';
import { planOf, type PlanStep, planTakes } from '../rules/controllers/plan.js';
import { planPlace } from '../rules/controllers/planPlace.js';
import { startRun, stopRun } from '../rules/mining/run.js';
import { type Draft, type GameSystem, rows } from '../rules/schema.js';
import { CONTROLLER, type ControllerId } from '../state/controllers.js';
import { DEVICE } from '../state/devices.js';

/**
 * A controller plans: something changed for its drones, or a plan is no longer good. Runs that are
 * not in the plan end first, then the others begin. A drone without anything to mine waits.
 */
export const controllerPlan: GameSystem = {
  name: 'controllerPlan',
  table: 'controllers',
  timer: 'plan',
  run(draft, controller) {
    const { controllers, devices, now } = draft;
    controllers.set(controller, CONTROLLER.plannedAt, now);
    controllers.leave(controller, CONTROLLER.waitsAt);
    const plan = planOf(draft, controller);
    if (plan === undefined) return controllers.cancel(controller, CONTROLLER.timeout);
    for (const step of plan.steps) stop(draft, step);
    for (const step of plan.steps) start(draft, step);
    const isIdle = ({ device }: PlanStep): boolean => devices.parent(device, DEVICE.deposit) === 0;
    if (plan.steps.some(isIdle)) {
      const device = controllers.get(controller, CONTROLLER.device);
      controllers.join(controller, CONTROLLER.waitsAt, devices.parent(device, DEVICE.location));
    }
    if (plan.steps.length > 0 && plan.steps.every(isIdle)) {
      becomeIdle(draft, controller, plan.steps.length);
    } else {
      controllers.cancel(controller, CONTROLLER.timeout);
      if (plan.steps.length > 0) controllers.set(controller, CONTROLLER.idleAt, 0);
    }
    // What the controller did itself is no news to it.
    controllers.cancel(controller, CONTROLLER.plan);
    if (plan.goodTicks > 0) {
      controllers.schedule(controller, CONTROLLER.plan, now + plan.goodTicks);
    }
  },
};

/** Says once at each location that no drone can mine there; the time limit begins. */
function becomeIdle(draft: Draft, controller: ControllerId, drones: number): void {
  const { controllers, devices, now, setting } = draft;
  if (controllers.due(controller, CONTROLLER.timeout) === 0) {
    const { idleSeconds } = setting.ruleset.controllers;
    controllers.schedule(controller, CONTROLLER.timeout, now + idleSeconds);
  }
  const device = controllers.get(controller, CONTROLLER.device);
  const location = devices.parent(device, DEVICE.location);
  if (controllers.get(controller, CONTROLLER.idleAt) === location) return;
  controllers.set(controller, CONTROLLER.idleAt, location);
  const replicant = devices.parent(device, DEVICE.replicant);
  draft.emit('ami.idle', replicant, device, devicePlace(draft, device), drones);
}

function stop(draft: Draft, { device, deposit }: PlanStep): void {
  const mined = draft.devices.parent(device, DEVICE.deposit);
  if (mined === 0 || mined === deposit) return;
  stopRun(draft, rows(draft).devices.get(device), deposit === 0 ? 'directed' : 'retargeted');
}

function start(draft: Draft, { device, deposit }: PlanStep): void {
  if (deposit === 0 || draft.devices.parent(device, DEVICE.deposit) !== 0) return;
  const account = deviceAccount(draft, device);
  const location = draft.devices.parent(device, DEVICE.location);
  if (!planTakes(draft, planPlace(draft, account, location), device, deposit)) return;
  const { deposits, devices } = rows(draft);
  startRun(draft, devices.get(device), deposits.get(deposit));
}
