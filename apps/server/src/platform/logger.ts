import { pino } from 'pino';
import type { Config } from './config.ts';

/** Writes structured lines; what could tell who a person is never gets into one. */
export type Logger = Pick<ReturnType<typeof pino>, 'info' | 'warn' | 'error'>;

/** Opens the log at the configured level, on standard output. */
export function openLog(config: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: config.logLevel,
    redact: [
      'name',
      'mobile',
      'email',
      'password',
      'token',
      '*.name',
      '*.mobile',
      '*.email',
      '*.password',
      '*.token',
    ],
  });
}
