import { existsSync } from 'node:fs';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { cliTester } from './cliTester.js';

const cli = cliTester();
afterAll(() => cli.close());

const COMMANDS = 'serve account stdio export import demo play verify replay fork bisect bench';

/** The commands, with subcommands in place of a command that has some. */
const WITH_EXAMPLES = [
  ...COMMANDS.split(' ').filter((name) => name !== 'account'),
  'account create',
  'account token',
];

describe('help', () => {
  test('names all commands and exit codes', async () => {
    const { code, out } = await cli.run('--help');
    expect(code).toBe(0);
    for (const command of COMMANDS.split(' ')) expect(out).toContain(`  ${command} `);
    expect(out).toContain('Exit codes');
  });

  test.each(WITH_EXAMPLES)('of %s shows an example', async (command) => {
    const { code, out } = await cli.run(...command.split(' '), '--help');
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`\\n {2}\\$ .*astrarium ${command}`));
    expect(out.split('\n').filter((line) => line.length > 82)).toEqual([]);
  });

  test('of serve says what a restart and the log do by default', async () => {
    const { out } = await cli.run('serve', '--help');
    const text = out.replaceAll(/\s+/g, ' ');
    expect(text).toMatch(
      /--on-restart <what> .*\(default: as the game says\) \(choices: "catch-up", "pause"\)/,
    );
    expect(text).toMatch(/--log <form> .*default: pretty on a terminal, else json/);
  });

  test('--version prints the version', async () => {
    const out = expect.stringMatching(/^\d/);
    expect(await cli.run('--version')).toMatchObject({ code: 0, out });
  });
});

describe('wrong usage ends with exit code 2 and one message', () => {
  const AT_NOWHERE = ['--email', 'a@b.example', '--data', '/nowhere'];
  const NOWHERE =
    /There is no game in \/nowhere\. Start one with: astrarium serve --data \/nowhere/;

  test.each([
    [['fly'], /unknown command 'fly'/],
    [['verify'], /missing required argument 'log'/],
    [['play', '--ticks', '-1'], /--ticks.*integer from 0/],
    [['play', '--seed', 'x'], /--seed.*integer from 0/],
    [['play', '--players', '1001'], /--players.*integer from 0 to 1000/],
    [['play', '--wings'], /unknown option '--wings'/],
    [['play', '--ticks', '1', '--log', '/nowhere/at/all'], /\/nowhere\/at\/all: there is no such/],
    [['fork', 'a'], /--at/],
    [['fork', 'a', '--at', '1', '--versus', 'me'], /--versus/],
    [['play', '--ticks', '4294967296'], /--ticks.*integer from 0 to 4294967295/],
    [['fork', 'package.json', '--at', '9', '--ticks', '4294967295'], /the last tick is 4294967295/],
    [['replay', 'a', '--account', 'Ada'], /--account.*integer from 1/],
    [['replay', 'a', '--account', '1'], /views of the game of a file, and astrarium has none/],
    [['replay', 'a', '--account', '1', '--open'], /'--account <n>' cannot be used with .*'--open/],
    [['replay', 'a', '--rules', 'b', '--file', 'c'], /--rules does not go with --file/],
    [['account', 'token', '--account', '0', '--email', 'a@b.example'], /--account.*from 1/],
    [['account', 'token', '--account', '1', ...AT_NOWHERE], NOWHERE],
    [['account', 'create', '--name', 'Ada', ...AT_NOWHERE], NOWHERE],
    [['stdio', '--seed', '1', '--data', 'd'], /'--seed <s>' cannot be used with option '--data/],
  ])('%s', async (args, message) => {
    const { code, out, error } = await cli.run(...args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(error).toMatch(/^astrarium: /);
    expect(error).toMatch(message);
  });

  test.each(['ASTRARIUM_URL', 'ASTRARIUM_SMTP_URL', 'ASTRARIUM_MAIL_FROM'])(
    'serve rejects %s=nonsense before it creates a game',
    async (variable) => {
      vi.stubEnv(variable, 'nonsense');
      const data = cli.pathOf('never');
      const { code, out, error } = await cli.run('serve', '--port', '0', '--data', data);
      vi.unstubAllEnvs();
      expect([code, out, existsSync(data)]).toEqual([2, '', false]);
      expect(error).toMatch(new RegExp(`^astrarium: ${variable} must be `));
    },
  );

  test('no arguments print the help', async () => {
    const { code, error } = await cli.run();
    expect(code).toBe(2);
    expect(error).toContain('Usage: astrarium');
  });
});

describe('a data folder that is a file is refused', () => {
  const data = ['--data', cli.write('file', 'text')];
  const log = cli.pathOf('short.jsonl');
  test.each([['serve', '--port', '0'], ['stdio'], ['import', log]])('%s %s', async (...args) => {
    await cli.run('play', '--ticks', '1', '--log', log);
    const { code, error } = await cli.run(...args, ...data);
    expect([code, error]).toEqual([2, `astrarium: ${data[1]}: it is not a folder`]);
  });
});

test('the demo prints the final hash of its log and verifies the log', async () => {
  const log = cli.pathOf('demo.jsonl');
  const { code, out, error } = await cli.run('demo', '--ticks', '21600', '--log', log);
  expect(error).toBe('');
  expect(code).toBe(0);
  const [, hash] = /"hash":"([0-9a-f]{16})"[^\n]*\n$/.exec(cli.read('demo.jsonl')) ?? [];
  expect(out.match(/^final hash {2}\w+$/gm)).toEqual(Array(2).fill(`final hash  ${hash}`));
  expect(out).toContain('verified. Every outcome and every hash of the log is reproduced.');
  expect(out).toContain(`See any tick: npx astrarium replay ${log} --at 10800`);
  for (const part of ['Devices', 'Mined', 'Travel', 'Commands', 'Refusals', 'Events']) {
    expect(out).toContain(part);
  }
  const wide = out.split('\n').filter((line) => [...line].length > 80 && !line.includes(log));
  expect(wide).toEqual([]);
  expect((await cli.run('verify', log)).code).toBe(0);
});
