import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FULL, runs } from '../../../testkit/test/tier.js';
import { logWriter, parseLine, readLog, recordLog, replayLog, type ReplayOptions } from '../log.js';
import { verifyLog } from '../log.js';
import { logDigest, logDigestHex, logDigestLine } from './format/logDigest.js';
import { logFeed } from './format/logFeed.js';
import type { LogReason } from './format/logProblem.js';
import { LINE_MAX, makeLine } from './format/logRecord.js';
import { type Command, TICK_MAX } from '../index.js';
import { forge, join, orchard, orchardCommand, orchardWith, playOrchard } from './logGame.test.js';
import { SETTING, spliced } from './logGame.test.js';

const game = playOrchard();
const small = playOrchard({ ticks: 12, hashEvery: 5, every: 2 });

const replay = (text: string, options: ReplayOptions = {}, simulation = orchard) => {
  const feed = logFeed(replayLog(simulation, options));
  feed.write(text);
  return feed.end();
};
const reasonOf = (text: string, options: ReplayOptions = {}) =>
  replay(text, options).problem?.reason;

/** Characters between two places that are cut or altered: a prime, so that all kinds come up. */
const STRIDE = FULL ? 1 : 37;

test('the digest of a log is the recorded one: else no log of another release verifies', () => {
  const digestOf = (line: string): string => {
    const lanes = logDigest();
    logDigestLine(lanes, line);
    return logDigestHex(lanes);
  };
  // With its newline, a line has an odd or an even number of characters.
  expect(['', 'a', 'ab'].map(digestOf)).toEqual([
    '79aa9f12f9f3daf9',
    'fdfcecd31bb557fc',
    'b65be1271ee66b1f',
  ]);
});

describe('a whole log', () => {
  const report = {
    ok: true,
    cut: false,
    ticks: 40,
    commands: 40,
    events: game.events,
    final_hash: orchard.hash(game.last),
    sealed_line: game.lines.length - 1,
    from_line: 1,
    first_difference: null,
    problem: null,
    other_rules: null,
  };

  test('verifies in pieces of any length', async () => {
    expect(await readLog(game.text, verifyLog(orchard))).toEqual(report);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 3000 })), async (sizes) => {
        async function* pieces() {
          let at = 0;
          for (const size of sizes) yield game.text.slice(at, (at += size));
          yield game.text.slice(at);
        }
        expect(await readLog(pieces(), verifyLog(orchard))).toEqual(report);
      }),
      runs(2, 20),
    );
  });

  test('keeps its text when its lines are parsed and written', () => {
    for (const line of game.lines) {
      const record = parseLine(line);
      expect('kind' in record && makeLine(record)).toBe(line);
    }
  });

  test('gives the world at every tick, from genesis and from every keyframe', () => {
    let compared = 0;
    for (let until = 0; until <= 40; until += FULL ? 1 : 5) {
      const plain = replay(game.text, { until });
      expect([plain.problem, plain.ticks]).toEqual([null, until]);
      const recorded = game.lines.find(
        (line) => line.startsWith('{"kind":"hash"') && line.includes(`"tick":${until},`),
      );
      if (recorded !== undefined) {
        compared += 1;
        expect(recorded).toContain(`"hash":"${plain.final_hash}"`);
      }
      for (const [tick, bytes] of game.keyframes) {
        if (tick > until) continue;
        const fromKeyframe = replay(game.text, { until, keyframe: { tick, bytes } });
        expect([fromKeyframe.problem, fromKeyframe.final_hash]).toEqual([null, plain.final_hash]);
      }
    }
    expect(compared).toBe(4);
  });

  test('reports its progress', () => {
    const ticks: number[] = [];
    const fly = { id: '', account: 1, type: 'fly', args: {} };
    const long = playOrchard({ ticks: 3000, hashEvery: 100 }, () => fly);
    expect(replay(long.text, { progress: ({ tick }) => ticks.push(tick) }).ok).toBe(true);
    expect(ticks.length).toBeGreaterThan(1);
  });

  test('is continued in place of its end line', () => {
    const { position, snapshot } = replay(game.text);
    const writer = logWriter(orchard, snapshot!, position);
    const withoutEnd = join(game.lines.slice(0, -1));
    const next = orchard.execute(snapshot!, orchardCommand(1));
    const line = writer.command(40, orchardCommand(1), next.outcome);
    expect(replay(withoutEnd + line + writer.end(next.snapshot)).problem).toBe(null);
  });

  test('is continued where it was cut', () => {
    for (const cut of [1, 5, 12, 13, 20, 30]) {
      let text = join(game.lines.slice(0, cut));
      const { snapshot, position, problem } = replay(text);
      expect(problem?.reason).toBe('cut');
      const write = (lines: string) => void (text += lines);
      const recorder = recordLog(orchard, snapshot!, { write, hashEvery: 10, resume: position });
      recorder.execute(orchardCommand(1));
      for (let tick = 0; tick < 25; tick += 1) recorder.advance({ ticks: 1 });
      recorder.end();
      expect(replay(text).problem).toBe(null);
      expect(text.split('"kind":"header"')).toHaveLength(2);
    }
  });

  test('may have no command, hash line or tick', () => {
    const genesis = orchard.genesis(SETTING);
    const writer = logWriter(orchard, genesis);
    expect(replay(writer.header + writer.end(genesis)).problem).toBe(null);
  });

  test('starts at genesis and refuses what is not a command', () => {
    expect(() => logWriter(orchard, game.last)).toThrow('a log begins at genesis');
    const recorder = recordLog(orchard, orchard.genesis(SETTING), { write: () => undefined });
    const { snapshot } = recorder;
    expect(() => recorder.execute({ ...orchardCommand(0), account: 0.5 })).toThrow('no command');
    expect(() => recorder.execute({ id: 'a' } as Command)).toThrow();
    expect(recorder.snapshot).toBe(snapshot);
  });

  test('gives the rules only values that JSON holds', () => {
    let text = '';
    const write = (lines: string) => void (text += lines);
    const recorder = recordLog(orchard, orchard.genesis(SETTING), { write });
    const args = { name: undefined, fraction: 0.5, none: NaN };
    recorder.execute({ id: '\ud800', account: 1, type: 'name', args });
    recorder.end();
    expect(replay(text).problem).toBe(null);
  });

  const anyCall = fc.record({
    kind: fc.constantFrom('name', 'shout', 'advance', 'checkpoint'),
    /** Of an argument or an answer: some lines just fit. */
    length: fc.constantFrom(10, LINE_MAX - 250, ...[115, 116, 117].map((less) => LINE_MAX - less)),
    fails: fc.boolean(),
  });

  test('counts no line that is too long or cannot be written', () => {
    fc.assert(
      fc.property(fc.array(anyCall, { maxLength: 12 }), (calls) => {
        let [text, fails] = ['', false];
        const write = (lines: string): void => {
          if (fails) throw new Error('the disk is full');
          text += lines;
        };
        const recorder = recordLog(orchard, orchard.genesis(SETTING), { write, hashEvery: 2 });
        for (const { kind, ...call } of calls) {
          const before = [text, recorder.snapshot] as const;
          const args = kind === 'name' ? { name: 'n'.repeat(call.length) } : call;
          fails = call.fails;
          try {
            if (kind === 'advance') recorder.advance({ ticks: 1 });
            else if (kind === 'checkpoint') recorder.checkpoint();
            else {
              const made = recorder.execute({ id: '', account: 1, type: kind, args });
              if (text !== before[0]) continue;
              const code = 'log.line_too_long';
              const numbers = { length: expect.any(Number), most: LINE_MAX };
              expect(made.outcome).toMatchObject({ done: false, refusal: { code, numbers } });
              expect([[text, recorder.snapshot], made.events.length]).toEqual([before, 0]);
            }
          } catch (error) {
            expect(String(error)).toContain('the disk is full');
            expect([text, recorder.snapshot]).toEqual(before);
          }
        }
        fails = true;
        expect(() => recorder.end()).toThrow('the disk is full');
        fails = false;
        recorder.end();
        expect(replay(text).problem).toBe(null);
      }),
      runs(3, 500),
    );
  });

  test('refuses a setting whose line would be too long', () => {
    const setting = { ...SETTING, note: 'n'.repeat(LINE_MAX) };
    expect(() => logWriter(orchard, orchard.genesis(setting))).toThrow(
      /^The header line has \d+ characters; a line of a log has at most 1048576\.$/,
    );
  });
});

describe('a log that was cut', () => {
  test('after any character is reported as cut, and replays until there', () => {
    for (let at = 0; at < small.text.length; at += STRIDE) {
      const cut = small.text.slice(0, at);
      const { ok, problem, cut: isCut, first_difference } = replay(cut);
      expect([at, ok, isCut, problem?.reason]).toEqual([at, false, true, 'cut']);
      expect(problem?.line).toBe(cut.split('\n').length);
      expect(first_difference).toBe(null);
    }
  });

  test('after the tick to stop at has no problem', () => {
    const expected = replay(game.text, { until: 20 });
    for (let lines = 26; lines < game.lines.length; lines += 1) {
      const cut = replay(join(game.lines.slice(0, lines)), { until: 20 });
      expect([cut.problem, cut.final_hash]).toEqual([null, expected.final_hash]);
    }
    expect(reasonOf(join(game.lines.slice(0, 10)), { until: 20 })).toBe('cut');
    expect(reasonOf(game.text, { until: 41 })).toBe('past_end');
  });
});

describe('an altered log', () => {
  const { text, lines } = small;

  test('is found out at every character', () => {
    for (let at = 0; at < text.length; at += STRIDE) {
      const puts = ['', ' ', '0', '9', 'a', '"', '\n', '}}', '\u0000'];
      for (const put of [puts[at % 9] ?? '', puts[(at + 4) % 9] ?? '']) {
        if (put === text[at]) continue;
        const damaged = text.slice(0, at) + put + text.slice(at + 1);
        const { ok, problem } = replay(damaged);
        expect([at, put, ok]).toEqual([at, put, false]);
        expect(problem?.line).toBeGreaterThan(0);
        expect(problem?.message).toMatch(/\.$/);
      }
    }
  });

  test('is found out when a line is dropped, doubled, swapped or inserted', () => {
    for (let at = 0; at < lines.length; at += 1) {
      const [line = ''] = lines.slice(at);
      const damaged = [
        spliced(lines, at, 1),
        spliced(lines, at, 0, line),
        spliced(lines, at, 0, 'garbage'),
        spliced(lines, at, 0, ''),
        spliced(lines, at, 0, '{}'),
        spliced(lines, at, 0, 'null'),
        ...lines
          .slice(at + 1)
          .map((other, more) => spliced(spliced(lines, at, 1, other), at + 1 + more, 1, line)),
      ];
      for (const [index, each] of damaged.entries()) {
        const { ok, problem, cut } = replay(join(each));
        expect([at, index, ok]).toEqual([at, index, false]);
        // Only a log without its end line is one that was cut.
        expect([at, index, cut]).toEqual([at, index, at === lines.length - 1 && index === 0]);
        if (index > 0) expect(problem?.line).toBeGreaterThanOrEqual(at + 1);
      }
    }
  });

  test('is found out when its ticks step back, even by one and with all digests right', () => {
    const at = lines.findIndex((line, n) => n > 2 && JSON.parse(line).tick > 3);
    const { tick } = JSON.parse(lines[at - 1] ?? '');
    const back = JSON.stringify({ ...JSON.parse(lines[at] ?? ''), tick: tick - 1 });
    const { problem } = replay(forge(spliced(lines, at, 1, back)));
    expect(problem).toMatchObject({ reason: 'order', line: at + 1 });
    expect(problem?.message).toBe(`Its tick is ${tick - 1}, after tick ${tick}.`);
  });

  test('is found out when a member is removed, added or changed, even if all digests match', () => {
    const damaged: [string, (object: Record<string, unknown>, name: string) => unknown][] = [
      ['removed', (object, name) => delete object[name]],
      ['null', (object, name) => (object[name] = null)],
      ['number', (object, name) => (object[name] = 1.5)],
      ['array', (object, name) => (object[name] = [])],
      ['added', (object) => (object['more'] = 1)],
    ];
    const kinds = new Set<string>();
    for (const [at, line] of lines.entries()) {
      const kind = /"kind":"\w+"|"done":\w+/g;
      const isKnown = kinds.size === kinds.add(String(line.match(kind))).size;
      if (isKnown && !FULL) continue;
      for (const path of pathsOf(JSON.parse(line))) {
        for (const [what, change] of damaged) {
          const record = JSON.parse(line);
          const last = path.at(-1) as string;
          change(
            path.slice(0, -1).reduce((object, name) => object[name], record),
            last,
          );
          if (JSON.stringify(record) === line) continue;
          const altered = spliced(lines, at, 1, JSON.stringify(record));
          expect([at, path, what, replay(join(altered)).ok]).toEqual([at, path, what, false]);
          // What a command's args and answers hold is the rules' affair; the rest is the log's.
          if (path.includes('args') && path.length > 2) continue;
          if (what === 'added' && path.includes('args')) continue;
          if (last === 'n' || last === 'digest') continue;
          expect([at, path, what, replay(forge(altered)).ok]).toEqual([at, path, what, false]);
        }
      }
    }
  });

  test('is reported at the digest, with the first line that differs', () => {
    const at = lines.findIndex((line) => line.includes('"farm":4'));
    const altered = spliced(lines, at, 1, lines[at]!.replace('"farm":4', '"farm":9'));
    const seal = lines.findIndex((line, index) => index > at && line.includes('"digest"'));
    const { problem, first_difference: first } = replay(join(altered));
    expect(problem).toMatchObject({ reason: 'altered', line: seal + 1 });
    expect(first).toMatchObject({ line: at + 1, n: at });
    expect(first?.recorded).toMatchObject({ done: true });
    expect(first?.replayed).toMatchObject({ refusal: { code: 'no_farm' } });
    const forged = replay(forge(altered));
    expect(forged.problem).toMatchObject({ reason: 'outcome_differs', line: at + 1 });
    // The digests fit: it is not the log that was altered, as far as anybody can tell.
    expect(forged.problem?.sealed_line).toBe(seal);
  });

  test.each<[LogReason, (header: Record<string, unknown>) => void]>([
    ['format', (header) => (header['format'] = 2)],
    ['shape', (header) => (header['format'] = '1')],
    ['simulation', (header) => (header['name'] = 'chess')],
    ['simulation', (header) => (header['version'] = 2)],
    ['simulation', (header) => (header['schema'] = '0123456789abcdef')],
    ['setting', (header) => (header['setting'] = { ...SETTING, seed: 6 })],
    ['setting', (header) => (header['setting'] = { ...SETTING, seed: 6, share: 0.5 })],
    ['setting', (header) => (header['setting_hash'] = '0123456789abcdef')],
    ['hash_differs', (header) => (header['genesis'] = '0123456789abcdef')],
  ])('is found out in its header: %s', (reason, change) => {
    const header = JSON.parse(lines[0]!);
    change(header);
    const damaged = replay(forge(spliced(lines, 0, 1, JSON.stringify(header))));
    expect(damaged.problem).toMatchObject({ reason, line: 1, tick: 0 });
  });

  test('is not replayed up to a huge tick', () => {
    for (const [at, line] of lines.entries()) {
      if (at === 0) continue;
      const damaged = spliced(lines, at, 1, line.replace(/"tick":\d+/, `"tick":${TICK_MAX}`));
      expect(reasonOf(join(damaged))).toBe('order');
    }
  });
});

describe('text that is not a log', () => {
  test.each<[string, string, LogReason, string?]>([
    ['nothing', '', 'cut'],
    ['an empty line', '\n', 'not_json'],
    ['a word', 'hello', 'not_json'],
    ['zeros', '\0\0\0\0', 'not_json'],
    ['a byte order mark', `\ufeff${small.text}`, 'not_json', 'a byte order mark'],
    ['other line ends', small.text.replaceAll('\n', '\r\n'), 'shape', 'CR LF instead of LF'],
    ['arrays in arrays', `${'['.repeat(200_000)}\n`, 'not_json'],
    ['a log without its header', join(small.lines.slice(1)), 'place'],
    ['two logs', small.text + small.text, 'place'],
    ['a log and a word', `${small.text}x`, 'place'],
    ['a log and an empty line', `${small.text}\n`, 'not_json'],
    ['a log and zeros', `${join(small.lines.slice(0, 5))}\0\0\0`, 'not_json'],
  ])('%s', (_what, text, reason, cause = '') => {
    const { problem } = replay(text);
    expect(problem).toMatchObject({ reason, message: expect.stringContaining(cause) });
  });

  test('is found out with deeply nested arrays', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    for (const at of [0, 1, 3]) {
      for (const name of ['setting', 'args', 'tables', 'answer', 'numbers']) {
        const line = small.lines[at] ?? '';
        const damaged = line.replace(`"${name}":{`, `"${name}":{"x":${deep},`);
        if (damaged === line) continue;
        expect(replay(join(spliced(small.lines, at, 1, damaged))).ok).toBe(false);
      }
    }
  });

  test('is not read to its end', async () => {
    for (const piece of [
      'x'.repeat(100_000),
      `{"kind":"${'x'.repeat(100_000)}`,
      'xx\n'.repeat(9),
    ]) {
      let read = 0;
      async function* garbage() {
        for (; read < 10_000; read += 1) yield piece;
      }
      const { problem } = await readLog(garbage(), verifyLog(orchard));
      expect(problem?.reason).toBe(piece.includes('\n') ? 'not_json' : 'too_long');
      expect(problem?.line).toBe(1);
      expect(read * piece.length).toBeLessThan(2 * LINE_MAX);
    }
  });
});

describe('a whole log under other rules', () => {
  const other = orchardWith({ stray: 23 });

  test('differs at the hash line, and in the row when there is a keyframe', () => {
    const keyframes = (tick: number) => game.keyframes.get(tick);
    const { problem, first_difference: first } = replay(game.text, { keyframes }, other);
    expect(problem).toMatchObject({ reason: 'hash_differs', tick: 30 });
    expect(first).toMatchObject({ from_tick: 20, tick: 30, tables: ['farms'] });
    const ticks = Array.from({ length: 10 }, (_, n) => 21 + n);
    expect(first?.commands.map(({ tick }) => tick)).toEqual(ticks);
    expect(first?.commands_count).toBe(10);
    expect(first?.row).toMatchObject({ table: 'farms', field: 'picked' });
    expect(Number(first?.row?.replayed)).toBeGreaterThan(Number(first?.row?.recorded));
    expect(replay(game.text, {}, other).first_difference?.row).toBe(null);
    const broken = () => new Uint8Array(9);
    expect(replay(game.text, { keyframes: broken }, other).first_difference?.row).toBe(null);
  });

  test('reports an error of the rules as a problem', () => {
    const omen = game.lines[8]!.replace(/"type":"\w+"/, '"type":"omen"');
    const { problem } = replay(join(spliced(game.lines, 8, 1, omen)));
    expect(problem).toMatchObject({ reason: 'threw', line: 9 });
  });
});

describe('a keyframe', () => {
  const at = (tick: number) => ({ tick, bytes: game.keyframes.get(tick)! });

  test('is refused with another tick, of another game, or empty', () => {
    const stranger = playOrchard({ seed: 6 }).keyframes.get(20)!;
    const { bytes } = at(20);
    const altered = bytes.slice();
    altered[altered.length - 8] = 77;
    for (const keyframe of [
      { tick: 20, bytes: stranger },
      { tick: 20, bytes: at(10).bytes },
      { tick: 20, bytes: new Uint8Array(0) },
      { tick: 20, bytes: bytes.slice(0, -1) },
      { tick: 20, bytes: altered },
      { tick: 15, bytes },
      { tick: 99, bytes },
    ]) {
      expect(reasonOf(game.text, { keyframe, until: 30 })).toBe('keyframe');
    }
    expect(reasonOf(game.text, { until: 10, keyframe: at(20) })).toBe('keyframe');
  });

  test('with its position needs only the header and the lines after it', () => {
    const { keyframe, lines } = storedKeyframe(20);
    const seen: string[] = [];
    let events = 0;
    const report = replay(join(lines), {
      keyframe,
      onLine: ({ text }) => void seen.push(text),
      onEvents: (list, snapshot) => {
        events += list.length;
        expect(snapshot().now).toBeGreaterThanOrEqual(20);
      },
    });
    expect(report).toMatchObject({ ok: true, ticks: 40, final_hash: orchard.hash(game.last) });
    expect(seen).toEqual(lines.slice(1));
    expect(events).toBe(report.events);
    // The whole log and its second half lead to the same position.
    expect(report.position).toEqual(replay(game.text).position);
  });

  test('is refused with another hash or position, or under other rules', () => {
    const { keyframe, lines } = storedKeyframe(20);
    const { hash, position } = keyframe.stored;
    const reason = (change: Partial<typeof keyframe>) =>
      reasonOf(join(lines), { keyframe: { ...keyframe, ...change } });
    expect(reason({ stored: { position, hash: '0123456789abcdef' } })).toBe('keyframe');
    expect(reason({ bytes: keyframe.bytes.slice(0, -1) })).toBe('keyframe');
    expect(reason({ stored: { hash, position: { ...position, n: position.n - 1 } } })).toBe(
      'order',
    );
    const digest = { ...position.digest, a: position.digest.a ^ 1 };
    expect(reason({ stored: { hash, position: { ...position, digest } } })).toBe('altered');
    expect(reasonOf(join(lines.slice(1)), { keyframe })).toBe('place');
    expect(reasonOf('', { keyframe })).toBe('cut');
    expect(replay(join(lines), { keyframe }, orchardWith({ version: 2 })).problem).toMatchObject({
      reason: 'simulation',
      line: 1,
    });
  });

  test('does not hide alterations before it', () => {
    for (let line = 0; line < 20; line += 1) {
      const damaged = spliced(game.lines, line, 1, game.lines[line]!.replace(/(\d)(?=\D*$)/, '77'));
      expect(replay(join(damaged), { until: 35, keyframe: at(20) }).ok).toBe(false);
    }
  });
});

/** A keyframe of a tick as a store keeps it, with the lines that a store gives. */
function storedKeyframe(tick: number) {
  const last = game.lines.findIndex(
    (line) => line.startsWith('{"kind":"hash"') && line.includes(`"tick":${tick},`),
  );
  const { position, snapshot } = replay(join(game.lines.slice(0, last + 1)));
  const stored = { position, hash: orchard.hash(snapshot!) };
  const keyframe = { tick, bytes: orchard.encode(snapshot!), stored };
  return { keyframe, lines: [game.lines[0]!, ...game.lines.slice(last + 1)] };
}

/** The paths of all members of a record. */
function pathsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => {
    const below = [...path, name];
    return [below, ...pathsOf(each, below)];
  });
}
