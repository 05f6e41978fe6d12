import type { Endpoint } from '@pgm/api/contract';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { failureBody } from './failure-response.ts';
import type { ServerEnv } from './server-env.ts';

/** The largest JSON body in bytes; a lead has less than one kB. */
const MAX_JSON = 64 * 1024;

/** The largest form with files in it, in bytes: a photo of 5 MB and the fields around it. */
const MAX_FORM = 6 * 1024 * 1024;

/** Rejects a body that is larger than the limit of an endpoint, without reading it to its end. */
export function limitBody({ form }: Pick<Endpoint, 'form'>): MiddlewareHandler<ServerEnv> {
  return form === 'multipart'
    ? limitTo(MAX_FORM, `${MAX_FORM / 1024 / 1024} MB`)
    : limitTo(MAX_JSON, `${MAX_JSON / 1024} kB`);
}

function limitTo(maxSize: number, inWords: string): MiddlewareHandler<ServerEnv> {
  const rejection = failureBody(`The request is larger than ${inWords}.`);
  return bodyLimit({ maxSize, onError: (context) => context.json(rejection, 413) });
}
