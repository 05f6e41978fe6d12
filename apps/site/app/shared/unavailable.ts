import type { Failure } from '@pgm/api/contract';
import { data } from 'react-router';

/** The error page's reason when a page's data can't be had: 404 for what does not exist, else 503. */
export function unavailable(failure: Failure) {
  return data(failure.message, { status: failure.code === 'notFound' ? 404 : 503 });
}
