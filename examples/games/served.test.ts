import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { notRun } from '../../packages/testkit/test/tier.js';
import { serverFolder } from '../../test/service/processes/server.js';

const FOLDER = import.meta.dirname;

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** A command of a log. */
interface Logged {
  readonly tick: number;
  readonly command: {
    readonly account: number;
    readonly type: string;
    readonly args: Readonly<Record<string, unknown>>;
  };
  readonly outcome: { readonly done: boolean };
}

/** What `GET /v1/game` answers, as far as a test reads it. */
interface Game {
  readonly players: readonly { readonly account: number; readonly name: string }[];
  readonly result: { readonly winners: readonly number[] } | null;
}

/** A server of the game of a file, which can be started again at its address. */
async function served(path: string, ...options: string[]) {
  const file = join(FOLDER, path);
  const folder = serverFolder();
  ends.push(folder.close);
  let server = await folder.start('--file', file, ...options);
  const { url } = server;
  return {
    url,
    async restart(): Promise<void> {
      expect(await server.stop()).toBe(0);
      server = await folder.start('--file', file, ...options, '--port', new URL(url).port);
    },
    async game(): Promise<Game> {
      return (await (await fetch(`${url}/v1/game`)).json()) as Game;
    },
    /** Stops the server and returns the commands of its log, which verifies. */
    async log(): Promise<readonly Logged[]> {
      expect(await server.stop()).toBe(0);
      const log = join(folder.folder, 'log.jsonl');
      await folder.run('export', log, '--data', folder.data, '--file', file);
      const verified = await folder.run('verify', log, '--file', file, '--json');
      const lines = readFileSync(log, 'utf8').trim().split('\n');
      const logged = lines
        .map((line) => JSON.parse(line) as Logged & { readonly kind: string })
        .filter(({ kind }) => kind === 'command');
      expect(JSON.parse(verified)).toMatchObject({ ok: true, commands: logged.length });
      return logged;
    },
  };
}

/** Starts a bot, and reads the lines that it prints. */
function startBot(program: string, url: string, name: string) {
  const runner = program.endsWith('.py') ? 'python3' : process.execPath;
  const child = spawn(runner, [join(FOLDER, 'bots', program), url, name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = (): boolean => child.kill('SIGKILL');
  ends.push(stop);
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  return {
    name,
    lines,
    stop,
    /** Waits until it prints such a line that it has not printed yet. */
    async prints(pattern: RegExp): Promise<void> {
      const from = lines.length;
      await expect.poll(() => lines.slice(from).find((line) => pattern.test(line))).toBeDefined();
    },
    /** The commands that it knows to be done, as `7 play {"rank":3}` with their ticks. */
    done: (): readonly string[] =>
      lines.flatMap((line) => {
        const [, command, tick] = /^(.+): done at tick (\d+)/.exec(line) ?? [];
        return command === undefined ? [] : [`${tick} ${command}`];
      }),
  };
}

/** The commands of an account in a log, as `done` of a bot gives them. */
function doneIn(log: readonly Logged[], game: Game, bot: string): readonly string[] {
  const account = game.players.find(({ name }) => name === bot)?.account;
  return log
    .filter(({ command, outcome }) => command.account === account && outcome.done)
    .map(({ command: { args, type }, tick }) => `${tick} ${type} ${JSON.stringify(args)}`);
}

/**
 * A proxy to a server. `loses` is asked after each answer of the server: such an answer is dropped,
 * and its reader cannot know what was done.
 */
async function proxyTo(url: string, loses: (path: string) => Promise<boolean>): Promise<string> {
  const server = createServer((request, response) => {
    const { headers, method, url: path = '' } = request;
    const drop = (): void => void request.socket.destroy();
    const forwarded = httpRequest(url + path, { headers, method }, async (answer) => {
      if (await loses(path)) return drop();
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      pipeline(answer, response, () => undefined);
    });
    pipeline(request, forwarded.on('error', drop), () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const hasPython = (): boolean => {
  try {
    return execFileSync('python3', ['--version']).length > 0;
  } catch {
    return false;
  }
};
const CARD_BOTS = ['cardsBot.js', ...(hasPython() ? ['cards_bot.py'] : [])];
if (CARD_BOTS.length === 1) notRun('the bot in Python: there is no python3');

test.each(CARD_BOTS)(
  '%s plays each card once, though answers are lost and the server starts again',
  async (program) => {
    // Time stands still: no card is played for a player who is late.
    const server = await served('src/cardsGame.ts', '--speed', '0');
    let commands = 0;
    const proxy = await proxyTo(server.url, async (path) => {
      if (!path.startsWith('/v1/commands')) return false;
      commands += 1;
      if (commands === 8) await server.restart();
      return commands % 3 === 2;
    });
    const bots = [startBot(program, proxy, 'Ada'), startBot('cardsBot.js', server.url, 'Bo')];
    for (const { lines } of bots) await expect.poll(() => lines.at(-1)).toMatch(/^(?:won|lost)$/);
    const game = await server.game();
    const log = await server.log();
    for (const { done, lines, name } of bots) {
      const { account = 0 } = game.players.find((player) => player.name === name) ?? {};
      expect(game.result?.winners.includes(account)).toBe(lines.at(-1) === 'won');
      const played = doneIn(log, game, name).filter((command) => command.includes('play'));
      expect(played).toEqual(done());
      expect(played).toHaveLength(10);
    }
    // One that takes a seat and ten that play; each lost answer makes one more.
    expect(commands).toBeGreaterThan(14);
  },
);

test('a lamp is kept lit, and ships come home', async () => {
  // 400 minutes a second.
  const server = await served('../tiny-game/src/lighthouseGame.ts', '--speed', '24000');
  const ada = startBot('lighthouseBot.js', server.url, 'Ada');
  await ada.prints(/^row .*done/);
  await server.restart();
  await ada.prints(/^ship.home: lamp lit, [1-9]/);
  ada.stop();
  const game = await server.game();
  const log = await server.log();
  expect(doneIn(log, game, 'Ada')).toEqual(expect.arrayContaining([...ada.done()]));
  expect(ada.done()[0]).toContain('light');
});

test('bodies of the arena hunt each other', async () => {
  const server = await served('src/arenaGame.ts');
  const bots = ['Ada', 'Bo', 'Cy'].map((name) => startBot('arenaBot.js', server.url, name));
  const opened = await fetch(`${server.url}/v1/accounts`, { method: 'POST', body: '{}' });
  const { token } = (await opened.json()) as { readonly token: string };
  const bodies = async (): Promise<readonly object[]> => {
    const headers = { authorization: `Bearer ${token}` };
    const view = await (await fetch(`${server.url}/v1/views/field`, { headers })).json();
    return (view as { readonly bodies: readonly object[] }).bodies;
  };
  const move = async (): Promise<void> => {
    await Promise.all(bots.map(({ prints }) => prints(/^steer .*done/)));
    const before = await bodies();
    expect(before).toHaveLength(3);
    await expect.poll(bodies).not.toEqual(before);
  };
  await move();
  await server.restart();
  await move();
  for (const { stop } of bots) stop();
  const game = await server.game();
  const log = await server.log();
  for (const { done, name } of bots) {
    expect(doneIn(log, game, name)).toEqual(expect.arrayContaining([...done()]));
  }
});
