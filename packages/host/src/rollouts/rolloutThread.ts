import { parentPort, workerData } from 'node:worker_threads';
import { answerRollouts, type RolloutMessage } from '@astrarium/core/rollouts';
import { rolloutModule } from './rolloutModule.js';

/** What a thread of rollouts is started with: the address of the module. */
export interface RolloutThreadData {
  readonly module: string;
}

const port = parentPort;
if (port !== null) {
  const { measure, simulation } = await rolloutModule((workerData as RolloutThreadData).module);
  const answer = answerRollouts(simulation, measure);
  port.on('message', (message: RolloutMessage) => port.postMessage(answer(message)));
}
