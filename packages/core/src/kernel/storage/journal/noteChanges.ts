import { NOTE } from '../foldWrites.js';
import { ROLE } from '../layout.js';
import { GAUGE } from '../offsetOf.js';

/** Notes the words of some rows that differ from those before; returns the size of the notes. */
export function noteChanges(
  roles: Uint8Array,
  words: Float64Array,
  before: Float64Array,
  from: number,
  to: number,
  notes: Float64Array,
): number {
  const known = before.length;
  const stride = roles.length;
  let size = 0;
  // How many words of a gauge are to be noted: all three when one differs.
  let gauge = 0;
  for (let at = from, offset = 0; at < to; at += 1, offset += 1) {
    if (offset === stride) offset = 0;
    const role = roles[offset] as number;
    const then = at < known ? (before[at] as number) : 0;
    const word = words[at] as number;
    gauge -= 1;
    if (role === ROLE.gaugeValue && isGaugeChanged(words, before, at)) gauge = 3;
    if (gauge <= 0 && (word === then || role === ROLE.bookkeeping)) continue;
    const isHashed = role !== ROLE.unhashed && role !== ROLE.gaugeSince;
    notes[size] = isHashed ? (role === ROLE.gaugeValue ? at | GAUGE : at) : ~at;
    notes[size + 1] = then;
    notes[size + 2] = word;
    size += NOTE;
  }
  return size;
}

function isGaugeChanged(words: Float64Array, before: Float64Array, at: number): boolean {
  for (let word = at; word < at + 3; word += 1) {
    if (words[word] !== (word < before.length ? before[word] : 0)) return true;
  }
  return false;
}
