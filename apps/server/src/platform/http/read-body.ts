import type { Endpoint, Result } from '@pgm/api/contract';
import type { Context } from 'hono';
import { failureBody } from './failure-response.ts';

/** Reads a request's body in the form in which its endpoint has it; what can't be read is a response that says why. */
export function readBody(
  { form }: Pick<Endpoint, 'form'>,
  context: Context,
): Promise<Result<unknown, Response>> {
  return form === 'multipart' ? formBody(context) : jsonBody(context);
}

async function jsonBody(context: Context): Promise<Result<unknown, Response>> {
  if (!/^application\/(\w+\+)?json\b/i.test(readType(context)))
    return rejection(context, 'The request must be JSON.', 415);
  try {
    const value: unknown = await context.req.json();
    // Rules that compare two fields of a form run whatever it is, and `null` has none.
    if (value instanceof Object) return { ok: true, value };
    return rejection(context, 'The request is not valid.', 400);
  } catch {
    return rejection(context, 'The request is not readable JSON.', 400);
  }
}

/** The parts of a form by name: a text, a `File`, or a list where a name comes more than once. */
async function formBody(context: Context): Promise<Result<unknown, Response>> {
  if (!/^multipart\/form-data\b/i.test(readType(context))) {
    return rejection(context, 'The request must be a form (multipart/form-data).', 415);
  }
  try {
    const parts = new Map<string, (string | File)[]>();
    for (const [name, value] of await context.req.formData()) {
      const same = parts.get(name);
      if (same) same.push(value);
      else parts.set(name, [value]);
    }
    const values = [...parts].map(([name, all]) => [name, all.length === 1 ? all[0] : all] as const);
    return { ok: true, value: Object.fromEntries(values) };
  } catch {
    return rejection(context, 'The request is not a readable form.', 400);
  }
}

function readType(context: Context): string {
  return context.req.header('Content-Type') ?? '';
}

function rejection(context: Context, sentence: string, status: 400 | 415) {
  return { ok: false as const, failure: context.json(failureBody(sentence), status) };
}
