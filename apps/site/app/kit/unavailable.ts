import type { Failure } from '@pgm/api/contract';
import { data } from 'react-router';

/** Makes the reason for the error page when a page's data can't be loaded. */
export function unavailable({ code, message }: Failure) {
  return data(message, { status: readStatus(code) });
}

function readStatus(code: Failure['code']): number {
  if (code === 'notFound') return 404;
  return code === 'rateLimited' ? 429 : 503;
}
