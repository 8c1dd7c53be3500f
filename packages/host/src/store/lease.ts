import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { StoreFailure } from './store.js';

/** Milliseconds after which a lease that was not renewed has expired. */
export const LEASE_MS = 10_000;

/** The writer of a store, or its last writer. */
export interface Lease {
  /** Grows with each opener: the fence. */
  readonly writer: number;
  /** 0 after the writer closed the store. */
  readonly pid: number;
  readonly host: string;
  /** Identifies the process beyond its number, because numbers are reused. */
  readonly life: string;
  readonly renewedMs: number;
}

/** The lease of a new store. */
export const NO_LEASE: Lease = { writer: 0, pid: 0, host: '', life: '', renewedMs: 0 };

/** Returns a lease for this process, if the former one is free. @throws StoreFailure */
export function takeLease(former: Lease, nowMs: number, place: string): Lease {
  if (isHeld(former, nowMs)) {
    const ageSeconds = Math.round((nowMs - former.renewedMs) / 1000);
    const holder = `process ${former.pid} on ${former.host}, seen ${ageSeconds} s ago`;
    const wait = `Stop that process, or wait ${LEASE_MS / 1000} s after it has ended`;
    throw new StoreFailure('locked', `${place} is in use by ${holder}. ${wait}`);
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

/** Throws if another writer has taken over the store. @throws StoreFailure */
export function checkFence(writer: number, lease: Lease, place: string): void {
  if (lease.writer === writer) return;
  const holder = lease.pid === 0 ? 'another process' : `process ${lease.pid} on ${lease.host}`;
  throw new StoreFailure(
    'fenced',
    `${place} was taken over by ${holder}: writer ${lease.writer} came after writer ${writer}`,
  );
}

function isHeld(lease: Lease, nowMs: number): boolean {
  if (lease.pid === 0) return false;
  // In both directions: a clock may have been set back.
  if (Math.abs(nowMs - lease.renewedMs) > LEASE_MS) return false;
  return lease.host !== hostname() || lifeOf(lease.pid) === lease.life;
}

/** Identifies a process among those with its number; empty if it has ended. */
function lifeOf(pid: number): string {
  if (process.platform !== 'linux') return isRunning(pid) ? 'running' : '';
  try {
    // The name of the program, in brackets, may contain anything.
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // The process has ended, but its parent has not collected it.
    if (words[0] === 'Z' || words[0] === 'X') return '';
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim();
    return `${boot} ${words[19]}`;
  } catch {
    return '';
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
