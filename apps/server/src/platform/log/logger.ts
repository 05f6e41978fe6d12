import { type DestinationStream, pino } from 'pino';
import type { Config } from '../config.ts';

/** Writes structured lines. Personal data never gets into one. */
export type Logger = Pick<ReturnType<typeof pino>, 'info' | 'warn' | 'error'>;

/** Opens the log at the configured level; on standard output by default. */
export function openLog(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination: DestinationStream = pino.destination(1),
): Logger {
  const redact = [...PERSONAL, ...PERSONAL.map((name) => `*.${name}`)];
  return pino({ level: logLevel, redact }, destination);
}

const PERSONAL = ['name', 'mobile', 'email', 'password', 'token'];
