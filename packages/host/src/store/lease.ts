import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { StoreFailure } from './store.js';

/** How long a writer that does not renew is believed to live, in milliseconds. */
export const LEASE_MS = 10_000;

/** Who writes to a store, or wrote to it last. */
export interface Lease {
  /** Grows with each opener: the fence. */
  readonly writer: number;
  /** 0 when it let go. */
  readonly pid: number;
  readonly host: string;
  /** Which life of this process number: numbers come back. */
  readonly life: string;
  readonly renewedMs: number;
}

/** The lease of a store that nobody has opened yet. */
export const NO_LEASE: Lease = { writer: 0, pid: 0, host: '', life: '', renewedMs: 0 };

/** A lease for this process, when the former one allows it. @throws StoreFailure */
export function takeLease(former: Lease, nowMs: number, place: string): Lease {
  if (isHeld(former, nowMs)) {
    const ageSeconds = Math.round((nowMs - former.renewedMs) / 1000);
    const who = `process ${former.pid} on ${former.host}, seen ${ageSeconds} s ago`;
    const wait = `it is free when that ends, or is silent for ${LEASE_MS / 1000} s`;
    throw new StoreFailure('locked', `${place} is open in ${who}; ${wait}`);
  }
  const life = lifeOf(process.pid);
  return {
    writer: former.writer + 1,
    pid: process.pid,
    host: hostname(),
    life,
    renewedMs: nowMs,
  };
}

/** Throws unless the writer is still the one that has the store. @throws StoreFailure */
export function checkFence(writer: number, lease: Lease, place: string): void {
  if (lease.writer === writer) return;
  const who = lease.pid === 0 ? 'another process' : `process ${lease.pid} on ${lease.host}`;
  throw new StoreFailure(
    'fenced',
    `${place} was taken over by ${who}: writer ${lease.writer} came after writer ${writer}`,
  );
}

function isHeld(lease: Lease, nowMs: number): boolean {
  if (lease.pid === 0) return false;
  // Both ways: a clock may have been set back.
  if (Math.abs(nowMs - lease.renewedMs) > LEASE_MS) return false;
  return lease.host !== hostname() || lifeOf(lease.pid) === lease.life;
}

/** What tells this life of a process from later ones of its number; empty when it is dead. */
function lifeOf(pid: number): string {
  if (process.platform !== 'linux') return isThere(pid) ? 'there' : '';
  try {
    // The name of the program, in brackets, may hold anything.
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // Killed, but not yet noticed by its parent.
    if (words[0] === 'Z' || words[0] === 'X') return '';
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim();
    return `${boot} ${words[19]}`;
  } catch {
    return '';
  }
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
