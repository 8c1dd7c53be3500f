import { expect, test } from 'vitest';
import { lineWriter, type WriteBytes } from './lineWriter.js';

/** A disk or a reader that stops; keeps what was written. */
function stoppedDisk(code: string) {
  const disk = { isStopped: true, text: '' };
  const writeBytes: WriteBytes = (bytes, done) => {
    if (disk.isStopped)
      return void setImmediate(() => done(Object.assign(new Error(), { code }), 0));
    // A part at a time, as a full pipe does.
    const part = bytes.subarray(0, 10_000);
    disk.text += Buffer.from(part).toString();
    setImmediate(() => done(null, part.length));
  };
  return { disk, writeBytes };
}

for (const code of ['ENOSPC', 'EPIPE', 'EAGAIN']) {
  test(`holds at most 1 MB of lines at ${code}, and counts the others`, async () => {
    const { disk, writeBytes } = stoppedDisk(code);
    const writer = lineWriter(writeBytes, (dropped) => `${dropped} dropped\n`);
    const line = `${'x'.repeat(999)}\n`;
    for (let at = 0; at < 5_000; at += 1) writer.write(line);
    expect(writer.dropped()).toBeGreaterThanOrEqual(4_000);
    disk.isStopped = false;
    const written = (): number => disk.text.split(line).length - 1;
    await expect.poll(() => written() + writer.dropped()).toBe(5_000);
    await expect.poll(() => disk.text).toContain(`\n${writer.dropped()} dropped\n`);
    expect(written()).toBeGreaterThan(0);
    writer.write('the last one\n');
    await writer.close();
    expect(disk.text.endsWith('the last one\n')).toBe(true);
  });
}
