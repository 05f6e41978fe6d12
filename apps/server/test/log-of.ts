import * as z from 'zod';
import type { TestApp } from './test-app.ts';

const Line = z.looseObject({ level: z.number(), msg: z.string() });
const LEVELS: Readonly<Record<number, string>> = { 30: 'info', 40: 'warn', 50: 'error' };
/** What says nothing about what happened. */
const ROUTINE: ReadonlySet<string> = new Set(['time', 'pid', 'hostname']);

/** What an app has logged, but for its requests: the level by its name, and no times. */
export function logOf(app: TestApp): Record<string, unknown>[] {
  return app.logLines
    .map((line) => Line.parse(JSON.parse(line)))
    .filter(({ msg }) => msg !== 'request')
    .map((line) => {
      const facts = Object.entries(line).filter(([name]) => !ROUTINE.has(name));
      return { ...Object.fromEntries(facts), level: LEVELS[line.level] };
    });
}
