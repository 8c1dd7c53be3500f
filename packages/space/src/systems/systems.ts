import type { GameSystem } from '../rules/schema.js';
import { accountDeletion } from './accountDeletion.js';
import { asteroid } from './asteroid.js';
import { controllerDigest } from './controllerDigest.js';
import { controllerPlan } from './controllerPlan.js';
import { controllerTimeout } from './controllerTimeout.js';
import { depositDepleted } from './depositDepleted.js';
import { depositRestored } from './depositRestored.js';
import { deviceFinished } from './deviceFinished.js';
import { planetStep } from './planetStep.js';
import { hubCrossing } from './hubCrossing.js';
import { hubUpkeep } from './hubUpkeep.js';
import { printFinished } from './printFinished.js';
import { printWake } from './printWake.js';
import { scanFinished } from './scanFinished.js';
import { seasonTurn } from './seasonTurn.js';
import { siteFound } from './siteFound.js';
import { stockFull } from './stockFull.js';
import { stockReached } from './stockReached.js';

/**
 * What time does, in the order of a wave. The order is part of the rules: planets come first, so
 * that what a tick does to their devices counts from the next tick on; then what runs out, so that
 * nobody reads a gauge past its end; who waits comes after what frees matter; last, what deleted
 * accounts left is destroyed.
 */
export const SYSTEMS: readonly GameSystem[] = [
  planetStep,
  depositDepleted,
  depositRestored,
  stockFull,
  asteroid,
  deviceFinished,
  siteFound,
  scanFinished,
  printFinished,
  hubUpkeep,
  hubCrossing,
  seasonTurn,
  stockReached,
  printWake,
  controllerPlan,
  controllerTimeout,
  controllerDigest,
  accountDeletion,
];
