import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { handleError } from './entry.server.tsx';
import { errorLogContext } from './kit/request-context.ts';

it('passes errors of loaders to the log of the server, unless the visitor has gone', () => {
  const errors: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(errorLogContext, (error) => errors.push(error));
  const gone = AbortSignal.abort();
  const parts = { context, params: {}, pattern: '/', url: new URL('http://127.0.0.1/') };
  handleError('kept', { ...parts, request: new Request('http://127.0.0.1/') });
  handleError('dropped', { ...parts, request: new Request('http://127.0.0.1/', { signal: gone }) });
  expect(errors).toEqual(['kept']);
});
