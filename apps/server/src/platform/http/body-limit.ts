import { type Endpoint, MAX_IMAGE_BYTES } from '@pgm/api/contract';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { failureBody } from './failure-response.ts';
import type { FormBudget } from './form-budget.ts';
import type { ServerEnv } from './server-env.ts';

/** The largest JSON body in bytes; a lead has less than one kB. */
const MAX_JSON = 64 * 1024;

/** What the fields of a form may have besides its images or its file, in bytes. */
const MAX_FIELDS = 1024 * 1024;

/**
 * Rejects a body that is larger than the limit of an endpoint, without reading it to its end; and a form for which
 * there is no memory.
 */
export function limitBody(
  {
    form,
    maxImages = 1,
    maxFileBytes = maxImages * MAX_IMAGE_BYTES,
  }: Pick<Endpoint, 'form' | 'maxFileBytes' | 'maxImages'>,
  forms: FormBudget,
  toAddress: (context: Context<ServerEnv>) => string,
): MiddlewareHandler<ServerEnv>[] {
  if (form !== 'multipart') return [limitTo(MAX_JSON, `${MAX_JSON / 1024} kB`)];
  const max = maxFileBytes + MAX_FIELDS;
  return [forms.admit(max, toAddress), limitTo(max, `${max / 1024 / 1024} MB`)];
}

function limitTo(maxSize: number, inWords: string): MiddlewareHandler<ServerEnv> {
  const rejection = failureBody(`The request is larger than ${inWords}.`);
  return bodyLimit({ maxSize, onError: (context) => context.json(rejection, 413) });
}
