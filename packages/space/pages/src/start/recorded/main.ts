import log from './travellers.jsonl?raw';
import { replayJourneys } from './journeys.js';

postMessage(replayJourneys(log));
