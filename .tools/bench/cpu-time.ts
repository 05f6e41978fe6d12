import { existsSync, readFileSync, readdirSync } from 'node:fs';

/** The kernel counts CPU time in hundredths of a second. */
const MS_PER_TICK = 10;

/** Whether CPU times can be read here: only Linux has them as files. */
export const canReadCpuTime = existsSync('/proc/self/stat');

/** The CPU time in ms that a process and its ended children have used. */
export function cpuTime(pid: number | string): number {
  const ticks = readStat(pid)?.slice(11, 15) ?? [];
  return ticks.reduce((sum, tick) => sum + Number(tick), 0) * MS_PER_TICK;
}

/** The CPU time in ms of a process and of everything that it started. @see cpuTime */
export function cpuTimeOfAll(pid: number): number {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && readParent(name) === pid);
  return children.reduce((sum, each) => sum + cpuTime(each), cpuTime(pid));
}

/** The process that started a process. */
export const readParent = (pid: number | string): number => Number(readStat(pid)?.[1]);

/** What the kernel knows of a process, from its state on; undefined when it has ended. */
function readStat(pid: number | string): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
