import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { astrarium, type GameSnapshot } from '@astrarium/space';
import { readLog, recordLog, replayLog } from '@astrarium/core/log';
import cards from '../../examples/games/src/cardsGame.js';
import { watch } from '../../examples/tiny-game/src/watch.js';
import { FULL, notRun } from '../../packages/testkit/test/tier.js';
import { beyondScreen, SCREENS } from '../tools/browser/screens.js';
import { seriousFaults } from '../tools/browser/webTester.js';
import { jsonCall } from '../service/jsonCall.js';
import { serverFolder } from '../service/processes/server.js';
import { botLog } from '../tools/botLog.js';
import { ROOT } from '../tools/sources/sources.js';
import { writeWell } from '../tools/writeWell.js';
import type { WatchedPage } from '../tools/browser/webTester.js';
import { theatreTester } from '../tools/browser/theatreTester.js';

const TICKS = FULL ? 100_000 : 4_000;
const SEEKS = FULL ? 20 : 4;

/** A page that fits the narrowest screen may still have a fault on a wider one. */
const SIZES = Object.values(SCREENS).slice(0, FULL ? undefined : 1);

const tester = await theatreTester();

/** Goes to a tick with the slider; returns the milliseconds until the page has its world. */
async function seek(page: Page, tick: number): Promise<number> {
  await page.getByLabel('Tick', { exact: true }).first().fill(String(tick));
  await page.locator(`.theatre[data-tick="${tick}"]`).waitFor();
  return Number(await page.locator('[data-seek-ms]').getAttribute('data-seek-ms'));
}

/** Waits until the whole log is replayed, and is equal to its replay. */
async function verified(page: Page, side = 'a'): Promise<void> {
  await page.locator(`.proof[data-side="${side}"][data-state="verified"]`).first().waitFor();
}

/** Opens hashes, rows and commands. */
async function openDetails(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'hashes, rows, commands' }).click();
  await page.locator('.world').first().waitFor();
}

/** Opens another log in an open theatre. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const file = { name, mimeType: '', buffer: Buffer.from(text) };
  await page.getByLabel('Drop a log here').setInputFiles(file);
}

/** The size and the length of a film, and what its upper half shows. */
async function playedFilm(page: Page, file: Buffer) {
  return (await page.evaluate(`(${PLAYED})('${file.toString('base64')}')`)) as {
    readonly width: number;
    readonly height: number;
    readonly seconds: number;
    /** Values of colours that differ between the beginning and the end, and bright ones there. */
    readonly different: number;
    readonly bright: number;
  };
}

/** Text, because it runs in the page. */
const PLAYED = `async (base64) => {
  const video = document.createElement('video');
  video.muted = true;
  const loaded = new Promise((resolve, reject) => {
    video.addEventListener('loadeddata', resolve);
    video.addEventListener('error', () => reject(new Error(video.error?.message)));
  });
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  video.src = URL.createObjectURL(new Blob([bytes], { type: 'video/webm' }));
  await loaded;
  const [width, height] = [video.videoWidth, video.videoHeight];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const pixelsAt = async (seconds) => {
    const arrived = new Promise((resolve) => video.addEventListener('seeked', resolve));
    video.currentTime = seconds;
    await arrived;
    context.drawImage(video, 0, 0);
    return context.getImageData(0, 0, width, height / 2).data;
  };
  const [first, last] = [await pixelsAt(0.1), await pixelsAt(1.9)];
  return {
    width,
    height,
    seconds: video.duration,
    different: first.filter((value, at) => Math.abs(value - last[at]) > 64).length,
    bright: last.filter((value, at) => at % 4 < 3 && value > 128).length,
  };
}`;

if ('reason' in tester) notRun(`the replay theatre in a browser: ${tester.reason}`);
else {
  afterAll(() => tester.close());
  const log = botLog(4, TICKS);
  const good = tester.write('good.jsonl', log);

  describe('the theatre of a game of a file', () => {
    const file = join(ROOT, 'examples/games/src/cardsGame.ts');
    const start = cards.settings.start({}, { seed: 3, nowMs: 0 });
    const texts: string[] = [];
    const recorder = recordLog(cards.simulation, start, {
      write: (text) => void texts.push(text),
      hashEvery: 10,
    });
    for (const account of [1, 2, 3]) {
      recorder.execute({ id: `${account}`, account, type: 'sit', args: {} });
    }
    while (recorder.snapshot.now < 100) recorder.advance({ ticks: 10 });
    recorder.end();
    const cardLog = texts.join('');

    test('shows its tables, commands and events at any tick, and where a log differs', async () => {
      const { faults, page, requests, url } = await tester.open(
        tester.write('cards.jsonl', cardLog),
        file,
      );
      await verified(page);
      await page.locator('.figures-view canvas').waitFor();
      await page.getByText(/^cards: \d+ rows/).waitFor();
      await page.locator('.event-list').getByText('card dealt').first().waitFor();
      await openDetails(page);
      await page.getByText('refused: Both seats are taken. full').waitFor();
      const details = page.locator('.drawer');
      await details.getByText('card.dealt').first().waitFor();
      await details.getByRole('button', { name: 'match' }).click();
      await details.getByRole('cell', { name: 'playing' }).waitFor();
      await seek(page, 60);
      expect(await page.locator('.moment').textContent()).toBe('00:01:00 of 00:01:40');
      await details.getByRole('button', { name: 'cards' }).click();
      await details.getByText(/cards: \d+ rows/).waitFor();
      const own = new URL(url).origin;
      expect(requests.filter((each) => !each.startsWith(own))).toEqual([]);
      expect(await seriousFaults(page)).toEqual([]);
      expect(faults).toEqual([]);

      // The same rules, and a log that differs from them.
      const line = cardLog.split('\n').find((each) => each.includes('"tick":50,')) ?? '';
      const hash = /"cards":"\w+"/;
      await page.goto(`${own}/replay/`);
      await drop(
        page,
        'other.jsonl',
        cardLog.replace(line, line.replace(hash, '"cards":"00ff00ff00ff00ff"')),
      );
      const text = page.locator('.proof[data-side="a"] [role="status"]');
      await expect.poll(() => text.textContent()).toContain('in the table cards');
      expect(await text.textContent()).toContain('differ at tick 50');
      await openDetails(page);
      await page.getByText('To find the row and the field, open the log together').waitFor();
    });
  });

  test('the theatre of kept rules shows each part of a log by its own version', async () => {
    const served = serverFolder();
    try {
      /** Draws once from a well with these fields, into the last one. */
      const play = async (version: number, fields: string[], ...options: string[]) => {
        const shapes = fields.map((name) => `${name}: integer()`).join(', ');
        const rule = `well.${fields.at(-1)} += ${70 + fields.length};`;
        const file = writeWell(served.folder, version, shapes, rule);
        const { stop, url } = await served.start(file, ...options);
        const post = (path: string, body: object, token = '') =>
          jsonCall(url, token, 'POST', `/v1/${path}`, body);
        const { body } = await post('accounts', { name: `Ada ${fields.length}` });
        expect((await post('commands/draw', {}, String(body['token']))).status).toBe(200);
        expect(await stop()).toBe(0);
      };
      await play(1, ['litres']);
      await play(2, ['litres', 'buckets']);
      if (FULL) await play(2, ['litres', 'buckets', 'ropes'], '--dev');
      const exported = join(served.folder, 'well.jsonl');
      await served.run('export', exported, '--data', served.data);
      const { faults, page } = await tester.open(exported, `${exported}.rules`);
      await verified(page);
      const text = await page.locator('.proof[data-side="a"] [role="status"]').textContent();
      expect(text).not.toMatch(/other rules|not replayed/);
      await openDetails(page);
      const details = page.locator('.drawer');
      await details.getByRole('button', { name: 'well' }).click();
      const end = await page.getByLabel('Tick', { exact: true }).first().getAttribute('max');
      await seek(page, Number(end));
      for (const litres of ['71', '72', ...(FULL ? ['73'] : [])]) {
        await details.getByRole('cell', { name: litres, exact: true }).first().waitFor();
      }
      await seek(page, 0);
      await details.getByRole('cell', { name: '0', exact: true }).first().waitFor();
      expect(faults).toEqual([]);
    } finally {
      await served.close();
    }
  });

  describe('the replay theatre', () => {
    let watched: WatchedPage & { readonly url: string };
    let page: Page;
    let url = '';
    beforeAll(async () => {
      watched = await tester.open(good);
      ({ page, url } = watched);
      await verified(page);
    });

    // These look at the same page, one after the other.
    test('verifies a good log, and goes to any tick', async () => {
      const own = new URL(url).origin;
      const times: number[] = [];
      for (let n = 1; n <= SEEKS; n += 1) times.push(await seek(page, (n * 61_803) % TICKS));
      times.sort((a, b) => a - b);
      const median = times[SEEKS / 2] ?? Infinity;
      await openDetails(page);
      const details = (await page.locator('.drawer > .hint').first().textContent()) ?? '';
      console.log(`theatre: ${details}; seek ${median} ms (median), ${times.at(-1)} ms (longest)`);
      if (FULL) expect(median).toBeLessThan(100);
      await page.getByRole('figure', { name: /^commands an hour: / }).waitFor();
      expect(await page.locator('.figure').count()).toBeGreaterThanOrEqual(4);
      const { requests } = watched;
      expect(requests.filter((each) => !each.startsWith(own) && !each.startsWith('blob:'))).toEqual(
        [],
      );
      expect(await seriousFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
    });

    test('plays, steps to events, and shows the rows of a table by keyboard', async () => {
      await page.evaluate('document.activeElement.blur()');
      await page.keyboard.press('Home');
      await page.locator('.theatre[data-tick="0"]').waitFor();
      await page.keyboard.press('.');
      const shown = async () => Number(await page.locator('.theatre').getAttribute('data-tick'));
      await expect.poll(shown).toBeGreaterThan(0);
      const first = await shown();
      await page.keyboard.press('.');
      await expect.poll(shown).toBeGreaterThan(first);
      await page.keyboard.press(',');
      await expect.poll(shown).toBe(first);
      await page.keyboard.press('ArrowRight');
      await expect.poll(shown).toBe(first + 1);
      await page.keyboard.press('End');
      await expect.poll(shown).toBe(TICKS);
      await page.keyboard.press('Shift+ArrowLeft');
      await expect.poll(shown).toBe(0.99 * TICKS);
      await page.keyboard.press('Home');
      await expect.poll(shown).toBe(0);
      await page.getByLabel('Speed').selectOption('60');
      await page.getByRole('button', { name: 'Play' }).click();
      await expect.poll(shown).toBeGreaterThan(0);
      await page.getByRole('button', { name: 'Pause' }).click();
      await openDetails(page);
      await page.getByRole('button', { name: 'devices', exact: true }).click();
      await page.getByText(/^devices: \d/).waitFor();
      expect(await page.locator('.rows tbody tr').count()).toBeGreaterThan(3);
      await page.keyboard.press('Escape');
    });

    test('shows the map, the devices and the numbers of each account', async () => {
      await seek(page, 0.6 * TICKS);
      const before = page.locator(`.game-world[data-tick="${0.6 * TICKS}"]`);
      await before.locator('canvas').waitFor();
      const account = before.getByLabel('Account');
      const [first, second] = await account.locator('option').allTextContents();
      expect(first).not.toBe(second);
      const [chosen] = await account.selectOption({ index: 1 });
      // Until the worker answers, the devices of the account before are shown.
      const world = page.locator(`.game-world[data-account="${chosen}"]`);
      const autofactory = world.getByRole('button', { name: /^autofactory/ }).first();
      await autofactory.click();
      const panel = world.getByRole('region', { name: /^Device/ });
      await panel.getByRole('heading', { name: 'Print queue' }).waitFor();
      await panel.locator('.explained summary').first().click();
      await panel.locator('.terms').first().waitFor();
      expect(await seriousFaults(page)).toEqual([]);
    });

    test('lists the last events before the tick, and goes to one by a click', async () => {
      await seek(page, 0.7 * TICKS);
      await page.locator(`.event-panel[data-tick="${0.7 * TICKS}"]`).waitFor();
      const event = page.locator('.event-list button').nth(3);
      const text = /Go to tick (.*)/.exec((await event.getAttribute('title')) ?? '')?.[1] ?? '';
      const tick = Number(text.replace(/\u202f/g, ''));
      expect(tick).toBeGreaterThan(0);
      expect(tick).toBeLessThan(0.7 * TICKS);
      await event.click();
      await page.locator(`.theatre[data-tick="${tick}"]`).waitFor();
      await page.locator('.event-list').getByText('now').first().waitFor();
    });

    test('closes and opens its panels by keyboard', async () => {
      const press = async (name: string, key = 'Enter'): Promise<void> => {
        await page.getByRole('button', { name, exact: true }).focus();
        await page.keyboard.press(key);
      };
      await press('Close the events');
      await expect.poll(() => page.locator('.event-panel').count()).toBe(0);
      await press('Events');
      await page.locator('.event-panel').waitFor();
      await press('hashes, rows, commands');
      await page.locator('.drawer .world').waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('.drawer').count()).toBe(0);
      await press('Share this moment', ' ');
      await page.getByLabel('Address of this moment').waitFor();
      expect(await seriousFaults(page)).toEqual([]);
    });

    test('fits a phone, when it is magnified, and from right to left', async () => {
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.locator('.game-world').waitFor();
        await page.locator('.figure').first().waitFor();
        expect(await beyondScreen(page)).toEqual([]);
      }
      await page.setViewportSize({ width: 640, height: 400 });
      expect(await beyondScreen(page)).toEqual([]);
      await page.getByRole('button', { name: 'hashes, rows, commands' }).scrollIntoViewIfNeeded();
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.evaluate(`document.documentElement.dir = 'rtl'`);
      const box = async (selector: string) =>
        (await page.locator(selector).boundingBox())?.x ?? NaN;
      await expect.poll(() => box('.event-panel')).toBeLessThan(100);
      expect(await box('.theatre-head .brand')).toBeGreaterThan(1000);
      expect(await box('.game-panels')).toBeGreaterThan(900);
      const mirrored = `getComputedStyle(document.querySelector('.track-marks')).transform`;
      expect(await page.evaluate(mirrored)).toBe('matrix(-1, 0, 0, 1, 0, 0)');
      await page.evaluate(`document.documentElement.dir = 'ltr'`);
    });

    test('saves a picture of a moment', async () => {
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Picture of this moment' }).click(),
      ]);
      const file = readFileSync(await download.path());
      expect(file.subarray(1, 4).toString()).toBe('PNG');
      expect(file.length).toBeGreaterThan(10_000);
      expect(await seriousFaults(page)).toEqual([]);
      expect(watched.faults).toEqual([]);
    });

    test('forks a game, and finds the first difference of two logs', async () => {
      await seek(page, 0.5 * TICKS);
      await page.getByRole('button', { name: 'Fork here' }).click();
      await page.locator('form.command select[name="type"]').selectOption('open_account');
      await page.locator('textarea[name="args"]').fill('{"name": "Zora"}');
      await page.getByRole('button', { name: 'Add the command' }).click();
      await page.getByRole('button', { name: 'Run the fork' }).click();
      const link = page.getByRole('link', { name: 'Download the new log' });
      await link.waitFor();
      await verified(page, 'b');
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      const forked = readFileSync(await download.path(), 'utf8');
      expect(forked).toContain('"name":"Zora"');
      expect(forked.slice(0, 1000)).toBe(log.slice(0, 1000));
      await page.getByRole('button', { name: 'Find the first difference' }).click();
      const found = page.getByText(/The first difference is at tick/);
      await found.waitFor();
      expect((await found.textContent())?.replace(/\u202f/g, '')).toMatch(
        new RegExp(`tick ${(0.5 * TICKS) / 100}\\d\\d`),
      );
      expect(await seriousFaults(page)).toEqual([]);
      expect(watched.faults).toEqual([]);
    });

    test('opens the address of a moment with its tick, its map and what was selected', async () => {
      await page.goto('about:blank');
      await page.goto(url);
      await verified(page);
      await seek(page, 0.4 * TICKS);
      const device = page.locator('.device-list button').first();
      const [code = ''] = ((await device.getAttribute('title')) ?? '').split(',');
      await device.click();
      await page.getByRole('region', { name: `Device ${code}` }).waitFor();
      const shared = page.getByLabel('Address of this moment');
      const share = async (): Promise<string> => {
        await page.getByRole('button', { name: 'Share this moment' }).click();
        await expect.poll(() => shared.inputValue()).toMatch(/view=\d+%2F.*%2F-?[\d.]+%2C/);
        return shared.inputValue();
      };
      const before = await share();
      await page.getByRole('button', { name: 'Zoom in' }).click();
      await page.locator('.game-world canvas').first().press('ArrowRight');
      await expect.poll(() => shared.inputValue()).not.toBe(before);
      const address = await shared.inputValue();
      expect(address).toContain(`tick=${0.4 * TICKS}`);
      await page.goto('about:blank');
      await page.goto(address);
      await page.locator(`.game-world[data-tick="${0.4 * TICKS}"]`).waitFor();
      await page.getByRole('region', { name: `Device ${code}` }).waitFor();
      expect(await share()).toBe(address);
      // Another moment of the open log, as from the history of the browser.
      await page.evaluate(`location.hash = '${new URL(before).hash}'`);
      await expect.poll(() => shared.inputValue()).toBe(before);
      // Without the log of the server, the page asks for the file.
      const { hash, origin } = new URL(address);
      await page.goto(`${origin}/replay/${hash}`);
      const asked = page.getByRole('status');
      await expect.poll(() => asked.textContent()).toContain('good.jsonl');
      await page.getByLabel('Drop a log here').setInputFiles(good);
      await page.locator(`.theatre[data-tick="${0.4 * TICKS}"]`).waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
      expect(url.startsWith(origin)).toBe(true);
    });

    test('names row and field of a difference with the keyframe of its tick', async () => {
      const line = log.split('\n').find((each) => each.startsWith('{"kind":"hash"')) ?? '';
      const { tick } = JSON.parse(line) as { readonly tick: number };
      const { snapshot } = await readLog(log, replayLog(astrarium, { until: tick }));
      const opening = { id: 'x', account: 0, type: 'open_account', args: { name: 'Zora' } };
      const other = astrarium.execute(snapshot as GameSnapshot, opening).snapshot;
      const hashes = { hash: astrarium.hash(other), tables: astrarium.tableHashes(other) };
      const altered = JSON.stringify({ ...JSON.parse(line), ...hashes });
      await page.goto(`${new URL(url).origin}/replay/`);
      await page.getByLabel('Drop a log here').setInputFiles([
        { name: `${tick}.keyframe`, mimeType: '', buffer: Buffer.from(astrarium.encode(other)) },
        { name: 'a.jsonl', mimeType: '', buffer: Buffer.from(log.replace(line, altered)) },
      ]);
      const text = page.locator('.proof[data-side="a"] [role="status"]');
      const [first] = astrarium.diff(other, snapshot as GameSnapshot).filter(({ id }) => id !== 0);
      const named = `in the table ${first?.table}, row ${first?.id}, field ${first?.field}`;
      await expect.poll(() => text.textContent()).toContain(named);
      await openDetails(page);
      expect(await page.getByText('To find the row').count()).toBe(0);
    });

    test('says that a file is not the one of an address, and refuses logs of other servers', async () => {
      await page.goto('about:blank');
      await page.goto(`${new URL(url).origin}/replay/#tick=20&log=0123456789abcdef&name=a.jsonl`);
      await page.getByLabel('Drop a log here').setInputFiles(good);
      await page.locator('.theatre[data-tick="20"]').waitFor();
      const text = page.getByRole('alert');
      await expect.poll(() => text.textContent()).toContain('belongs to another log');
      expect(await text.textContent()).toContain('0123456789abcdef');
      await page.goto(`${new URL(url).origin}/replay/?log=https://example.org/a.jsonl`);
      await expect.poll(() => text.textContent()).toContain('Only logs of this server');
    });

    test('says that the worker cannot be loaded, and loads it for the next log', async () => {
      const worker = '**/assets/main-*.js';
      await page.route(worker, (route) => route.abort());
      await page.goto(`${new URL(url).origin}/replay/`);
      const alert = page.getByRole('alert');
      await expect.poll(() => alert.textContent()).toContain('cannot be loaded');
      await page.getByLabel('Drop a log here').setInputFiles(good);
      await alert.waitFor();
      await page.unroute(worker);
      await page.getByLabel('Drop a log here').setInputFiles(good);
      await verified(page);
      expect(await alert.count()).toBe(0);
    });

    test('plays at once, unless motion is reduced', async () => {
      const { faults, page } = await tester.open(good);
      await verified(page);
      const play = page.getByRole('button', { name: 'Play' });
      await play.waitFor();
      await page.locator('.theatre[data-tick="0"]').waitFor();
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.reload();
      const shown = async () => Number(await page.locator('.theatre').getAttribute('data-tick'));
      await expect.poll(shown).toBeGreaterThan(0);
      await page.getByRole('button', { name: 'Pause' }).click();
      await play.waitFor();
      expect(faults).toEqual([]);
    });

    test('offers a recorded game where no log is open', async () => {
      await page.goto(`${new URL(url).origin}/replay/`);
      await page.getByRole('link', { name: 'Watch a recorded game' }).click();
      await verified(page);
      await page.locator('.game-world').waitFor();
      await seek(page, 3600);
      await page.getByRole('button', { name: 'Share this moment' }).click();
      const address = await page.getByLabel('Address of this moment').inputValue();
      await page.goto('about:blank');
      await page.goto(address);
      await page.locator('.theatre[data-tick="3600"]').waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
    });

    test.runIf(FULL)('makes a film that the browser plays', async () => {
      const { faults, page } = await tester.open(good);
      // A narrow window: no panel covers the map, and few pixels are drawn without a graphics card.
      await page.setViewportSize({ width: 780, height: 520 });
      await verified(page);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      const submit = page.getByRole('button', { name: 'Make a film' });
      const none = page.getByText('This browser can encode no film');
      await submit.or(none).waitFor();
      if (await none.isVisible()) return notRun('films: the browser of the tests encodes none');
      await page.getByLabel('To tick').fill('0');
      await submit.click();
      await page.getByText('The last tick, 0, must be after the first, 0.').waitFor();
      await page.getByLabel('To tick').fill(String(TICKS / 2));
      await page.getByLabel('Length').selectOption('2');
      await submit.click();
      const link = page.getByRole('link', { name: 'Download the film' });
      await link.waitFor({ timeout: 300_000 });
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      expect(download.suggestedFilename()).toBe('good.webm');
      const file = readFileSync(await download.path());
      expect(file.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
      // The policy of the page lets it play nothing.
      const player = await tester.browser.context.newPage();
      const played = await playedFilm(player, file);
      await player.close();
      expect(played).toMatchObject({ width: 1280, height: 720 });
      expect(played.bright).toBeGreaterThan(500);
      expect(played.different).toBeGreaterThan(100);
      expect(played.seconds).toBeGreaterThanOrEqual(2);
      expect(await page.locator('.theatre').getAttribute('data-tick')).toBe(String(TICKS / 2));
      expect(faults).toEqual([]);
    });

    test.runIf(FULL)('shows any game on the kernel: the page of the tiny game', async () => {
      const kept = tester.write('lighthouse.jsonl', watch(7, 30).log);
      const { faults, page } = await tester.openBuilt(join(ROOT, 'examples/tiny-game'), kept);
      await verified(page);
      await seek(page, 14_400);
      await expect.poll(() => page.locator('.rows').textContent()).toContain('Ada');
      await openDetails(page);
      await expect.poll(() => page.locator('.players').textContent()).toContain('Ada');
      expect(faults).toEqual([]);
    });
  });
}
