import { readdirSync, readFileSync } from 'node:fs';

/** The processor time of this process so far, in all its threads, in microseconds. */
export function cpuMicros(): number {
  const { system, user } = process.cpuUsage();
  return system + user;
}

/** The same of another process. It needs Linux. */
export function cpuMicrosOf(pid: number): number {
  const folder = `/proc/${pid}/task`;
  const nanos = readdirSync(folder).map((task) =>
    Number(readFileSync(`${folder}/${task}/schedstat`, 'utf8').split(' ')[0]),
  );
  return nanos.reduce((sum, one) => sum + one, 0) / 1000;
}
