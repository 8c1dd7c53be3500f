import { createClient } from '@astrarium/space/client';
import { runBot, waitText } from './runBot.js';

const { ASTRARIUM_TOKEN: token, ASTRARIUM_URL: baseUrl = 'http://127.0.0.1:8080' } = process.env;
const say = (line: string): void => console.log(line);

try {
  if (token === undefined) throw new Error('Set ASTRARIUM_TOKEN to the token of your account.');
  const onWait = (wait: Parameters<typeof waitText>[0]): void => say(waitText(wait));
  await runBot({ client: createClient({ baseUrl, token, retryMs: Infinity, onWait }), say });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
