import { type Endpoint, endpoints } from '@pgm/api/contract';
import { Hono } from 'hono';
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
 * rejects never reaches `handle`. A result that the contract does not allow fails the journey.
 */
export function handles<E extends Endpoint>(
  endpoint: E,
  handle: (input: ParsedInput<E>) => Outcome<E>,
): SampleRoute {
  const { method, response } = endpoint;
  return (app) =>
    app.on(method, routePath(endpoint), async (context) => {
      const params = parseParams(endpoint, context);
      if (!params.ok) return params.failure;
      const input = await parseInput(endpoint, params.value, context);
      if (!input.ok) return input.failure;
      const result = handle(input.value);
      if (!result.ok) return failureResponse(context, result.failure);
      return Response.json(response.body.parse(result.value), { status: response.status });
    });
}

/** The page of a list with these rows, which are all. */
export function toWholePage<Row>(data: Row[]) {
  const page = { page: 1, limit: 20, total: data.length };
  return { success: true as const, data, ...page, pagination: { ...page, pages: 1 } };
}

/** Serves a call with the same response each time. */
const repeats =
  ({ operation, respond }: SampleResponse): SampleRoute =>
  (app) => {
    const endpoint = endpoints.find((one) => one.operation === operation);
    if (endpoint === undefined) throw new Error(`The contract has no call ${operation}`);
    app.on(endpoint.method, routePath(endpoint), respond);
  };

/**
 * A server of samples, in place of the real one: it has the shop and the policies, for which every page asks. A call that it
 * does not know fails as it does without a connection.
 */
export function sampleServer(routes: readonly SampleRoute[]): DemoServer {
  const app = new Hono<ServerEnv>();
  for (const add of [...routes, ...[...sampleShop, policies].map(repeats)]) add(app);
  app.notFound(({ req }) => {
    throw new TypeError(`There is no sample for ${req.method} ${req.path}`);
  });
  app.onError((error) => {
    throw error;
  });
  return { company: async () => SAMPLE_COMPANY, exchange: exchangeWith(app) };
}
