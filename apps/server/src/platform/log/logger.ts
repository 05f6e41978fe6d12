import { type DestinationStream, pino } from 'pino';
import type { Config } from '../config.ts';
import { currentRequestId } from './request-scope.ts';

/** Writes structured lines, with the id of the current request. Personal data never gets into one. */
export type Logger = Pick<ReturnType<typeof pino>, 'info' | 'warn' | 'error'>;

/** Opens the log at the configured level; on standard output by default. */
export function openLog(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination: DestinationStream = pino.destination(1),
): Logger {
  const redact = [...PERSONAL, ...PERSONAL.map((name) => `*.${name}`)];
  const mixin = () => {
    const requestId = currentRequestId();
    return requestId === undefined ? {} : { requestId };
  };
  return pino({ level: logLevel, redact, mixin }, destination);
}

const PERSONAL = ['name', 'mobile', 'email', 'password', 'token'];
