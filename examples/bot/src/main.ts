import { createClient } from '@astrarium/client';
import { botTurn } from './botTurn.js';

/** The interval between two turns, in milliseconds. */
const TURN_MS = 2000;

const { ASTRARIUM_TOKEN: token, ASTRARIUM_URL: baseUrl = 'http://127.0.0.1:8080' } = process.env;
if (token === undefined) throw new Error('Set ASTRARIUM_TOKEN to the token of your account.');

const client = createClient({ baseUrl, token });
for (;;) {
  for (const line of await botTurn(client)) console.log(line);
  await new Promise((resolve) => setTimeout(resolve, TURN_MS));
}
