import * as z from 'zod';
import type { TestApp } from './test-app.ts';

const Line = z.looseObject({ level: z.number(), msg: z.string() });
const LEVELS: Readonly<Record<number, string>> = { 30: 'info', 40: 'warn', 50: 'error' };
/** Fields of a log line that do not describe the event. */
const ROUTINE: ReadonlySet<string> = new Set(['time', 'pid', 'hostname', 'requestId']);

/** The log lines of an app, except those of requests: the level by its name, and no times. */
export function readLog(app: TestApp): Record<string, unknown>[] {
  return app.logLines
    .map((line) => Line.parse(JSON.parse(line)))
    .filter(({ msg }) => msg !== 'request')
    .map((line) => {
      const facts = Object.entries(line).filter(([name]) => !ROUTINE.has(name));
      return { ...Object.fromEntries(facts), level: LEVELS[line.level] };
    });
}
