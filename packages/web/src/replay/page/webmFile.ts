/** An encoded picture of a film. */
export interface FilmFrame {
  readonly bytes: Uint8Array;
  readonly ms: number;
  /** Whether it can be shown without the frames before it. */
  readonly isKey: boolean;
}

/** A film of one track, as WebM: its frames in their order, of which the first one is a key. */
interface Film {
  readonly codec: 'vp8' | 'vp9';
  readonly width: number;
  readonly height: number;
  readonly durationMs: number;
  readonly frames: readonly FilmFrame[];
}

// The elements of WebM are described at https://www.matroska.org/technical/elements.html.
const ID = {
  head: 0x1a45dfa3,
  version: 0x4286,
  readVersion: 0x42f7,
  maxIdBytes: 0x42f2,
  maxSizeBytes: 0x42f3,
  docType: 0x4282,
  docVersion: 0x4287,
  docReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxer: 0x4d80,
  writer: 0x5741,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  lacing: 0x9c,
  trackType: 0x83,
  codec: 0x86,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cues: 0x1c53bb6b,
  cue: 0xbb,
  cueTime: 0xb3,
  cuePositions: 0xb7,
  cueTrack: 0xf7,
  cueCluster: 0xf1,
  cluster: 0x1f43b675,
  clusterTime: 0xe7,
  block: 0xa3,
} as const;

const NANOSECONDS_OF_MS = 1_000_000;
const VIDEO = 1;
const KEY_FLAG = 0x80;

/** The bytes of a WebM file. Each key frame begins a cluster, and players can go to each one. */
export function webmFile({
  codec,
  durationMs,
  frames,
  height,
  width,
}: Film): Uint8Array<ArrayBuffer> {
  const head = element(ID.head, [
    number(ID.version, 1),
    number(ID.readVersion, 1),
    number(ID.maxIdBytes, 4),
    number(ID.maxSizeBytes, 8),
    text(ID.docType, 'webm'),
    number(ID.docVersion, 4),
    number(ID.docReadVersion, 2),
  ]);
  const info = element(ID.info, [
    number(ID.timestampScale, NANOSECONDS_OF_MS),
    element(ID.duration, [float(durationMs)]),
    text(ID.muxer, 'Astrarium'),
    text(ID.writer, 'Astrarium'),
  ]);
  const track = element(ID.track, [
    number(ID.trackNumber, 1),
    number(ID.trackUid, 1),
    number(ID.lacing, 0),
    number(ID.trackType, VIDEO),
    text(ID.codec, `V_${codec.toUpperCase()}`),
    element(ID.video, [number(ID.pixelWidth, width), number(ID.pixelHeight, height)]),
  ]);
  const before = joined([info, element(ID.tracks, [track])]);
  const groups = keyGroups(frames);
  const clusters = groups.map(clusterOf);
  // Their numbers have fixed sizes, so that the size of the cues is known before the positions.
  const cuesAt = (start: number): Uint8Array => {
    let position = start;
    const cues = groups.map(([first], index) => {
      const cue = cueOf(first?.ms ?? 0, position);
      position += clusters[index]?.length ?? 0;
      return cue;
    });
    return element(ID.cues, cues);
  };
  const cues = cuesAt(before.length + cuesAt(0).length);
  return joined([head, element(ID.segment, [before, cues, ...clusters])]);
}

/** The frames from each key frame to the next one. */
function keyGroups(frames: readonly FilmFrame[]): FilmFrame[][] {
  const groups: FilmFrame[][] = [];
  for (const frame of frames) {
    if (frame.isKey) groups.push([frame]);
    else groups.at(-1)?.push(frame);
  }
  return groups;
}

function clusterOf(frames: readonly FilmFrame[]): Uint8Array {
  const startMs = Math.round(frames[0]?.ms ?? 0);
  const blocks = frames.map(({ bytes, isKey, ms }) => {
    const after = Math.round(ms) - startMs;
    const track = 0x80 | 1;
    const start = [track, after >> 8, after & 0xff, isKey ? KEY_FLAG : 0];
    return element(ID.block, [Uint8Array.from(start), bytes]);
  });
  return element(ID.cluster, [number(ID.clusterTime, startMs), ...blocks]);
}

const cueOf = (ms: number, position: number): Uint8Array =>
  element(ID.cue, [
    number(ID.cueTime, Math.round(ms)),
    element(ID.cuePositions, [number(ID.cueTrack, 1), number(ID.cueCluster, position)]),
  ]);

/** An element: its id, its size in eight bytes, and its contents. */
function element(id: number, contents: readonly Uint8Array[]): Uint8Array {
  const length = contents.reduce((sum, part) => sum + part.length, 0);
  const size = new DataView(new ArrayBuffer(8));
  size.setBigUint64(0, (1n << 56n) | BigInt(length));
  return joined([idBytes(id), new Uint8Array(size.buffer), ...contents]);
}

const number = (id: number, value: number): Uint8Array => {
  const bytes = new DataView(new ArrayBuffer(4));
  bytes.setUint32(0, value);
  return element(id, [new Uint8Array(bytes.buffer)]);
};

const text = (id: number, value: string): Uint8Array =>
  element(id, [new TextEncoder().encode(value)]);

function float(value: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setFloat64(0, value);
  return new Uint8Array(bytes.buffer);
}

function idBytes(id: number): Uint8Array {
  const bytes: number[] = [];
  for (let rest = id; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return Uint8Array.from(bytes);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
