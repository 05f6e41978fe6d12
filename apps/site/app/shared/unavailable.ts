import type { Failure } from '@pgm/api/contract';
import { data } from 'react-router';

/** The error page's reason when a page's data can't be had. */
export function unavailable({ code, message }: Failure) {
  return data(message, { status: statusOf(code) });
}

function statusOf(code: Failure['code']): number {
  if (code === 'notFound') return 404;
  return code === 'rateLimited' ? 429 : 503;
}
