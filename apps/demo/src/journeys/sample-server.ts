import { type Endpoint, endpoints } from '@pgm/api/contract';
import { Hono } from 'hono';
import { prettifyError } from 'zod/mini';
import { policies } from '../../../../.storybook/sample-articles.ts';
import type { SampleResponse } from '../../../../.storybook/sample-network.tsx';
import { sampleShop } from '../../../../.storybook/sample-shop.ts';
import { SAMPLE_COMPANY } from '../../../server/src/company/company-facts/sample-company.ts';
import { type Outcome, failureResponse } from '../../../server/src/platform/http/failure-response.ts';
import { type ParsedInput, parseInput, parseParams } from '../../../server/src/platform/http/parse-input.ts';
import { routePath } from '../../../server/src/platform/http/route-path.ts';
import type { ServerEnv } from '../../../server/src/platform/http/server-env.ts';
import { exchangeWith } from '../exchange.ts';
import type { DemoServer } from '../server/open-server.ts';

/** A part of a sample server. */
export type SampleRoute = (app: Hono<ServerEnv>) => void;

/**
 * Serves a call of the contract from values in memory. The input is parsed as the real server does it, so what the contract
 * rejects never reaches `handle`. A result that the contract does not allow is an error of the story.
 */
export function handles<E extends Endpoint>(
  endpoint: E,
  handle: (input: ParsedInput<E>) => Outcome<E>,
): SampleRoute {
  const { operation, method, response } = endpoint;
  return (app) =>
    app.on(method, routePath(endpoint), async (context) => {
      const params = parseParams(endpoint, context);
      if (!params.ok) return params.failure;
      const input = await parseInput(endpoint, params.value, context);
      if (!input.ok) return input.failure;
      const result = handle(input.value);
      if (!result.ok) return failureResponse(context, result.failure);
      const body = response.body.safeParse(result.value);
      if (!body.success) throw new Error(`The sample of ${operation}: ${prettifyError(body.error)}`);
      return Response.json(body.data, { status: response.status });
    });
}

/** Serves a call with the same response each time. */
const repeats =
  ({ operation, respond }: SampleResponse): SampleRoute =>
  (app) => {
    const endpoint = endpoints.find((one) => one.operation === operation);
    if (endpoint === undefined) throw new Error(`The contract has no call ${operation}`);
    app.on(endpoint.method, routePath(endpoint), respond);
  };

/** No sample responds to a call: for the page, there is no connection. */
class NoSample extends TypeError {}

/**
 * A server of samples, in place of the real one: it has the shop and the policies, for which every page asks. A call that it
 * does not know fails as it does without a connection.
 */
export function sampleServer(routes: readonly SampleRoute[]): DemoServer {
  const app = new Hono<ServerEnv>();
  for (const add of [...routes, ...[...sampleShop, policies].map(repeats)]) add(app);
  app.notFound(({ req }) => {
    throw new NoSample(`There is no sample for ${req.method} ${req.path}`);
  });
  app.onError((error) => {
    // The page would only say that it has no connection.
    if (!(error instanceof NoSample)) reportError(error);
    throw error;
  });
  return { company: async () => SAMPLE_COMPANY, exchange: exchangeWith(app) };
}
