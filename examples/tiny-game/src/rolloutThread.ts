import { parentPort } from 'node:worker_threads';
import { answerRollouts, type RolloutMessage } from '@astrarium/core/rollouts';
import { lighthouse } from './lighthouse.js';
import { shipsLost } from './shipsLost.js';

const answer = answerRollouts(lighthouse, shipsLost);
// In a Web Worker: self.onmessage = ({ data }) => self.postMessage(answer(data));
parentPort?.on('message', (message: RolloutMessage) => parentPort?.postMessage(answer(message)));
