import { policies } from '../../../../.storybook/sample-articles.ts';
import type { SampleResponse } from '../../../../.storybook/sample-network.tsx';
import { sampleShop } from '../../../../.storybook/sample-shop.ts';
import { SAMPLE_COMPANY } from '../../../server/src/company/company-facts/sample-company.ts';
import { toOperation } from '../../../site/test/faults/operations.ts';
import { toSent } from '../exchange.ts';
import type { DemoServer } from '../server/open-server.ts';

/** What a call of a journey gets. */
export interface JourneyResponse extends SampleResponse {
  /** The query that a call must have to get it. Default: any. */
  readonly query?: Readonly<Record<string, string>>;
}

/**
 * A server of sample responses, in place of the real one: it has the shop and the policies, for which every page asks.
 * Another call fails as it does without a connection.
 * @param responses those to the calls of a journey; a call gets the first that fits
 */
export function sampleServer(responses: readonly JourneyResponse[]): DemoServer {
  const all: readonly JourneyResponse[] = [...responses, ...sampleShop, policies];
  return {
    company: async () => SAMPLE_COMPANY,
    exchange: async ({ method, path }) => {
      const operation = toOperation(method, path);
      const { searchParams } = new URL(path, location.href);
      const found = all.find(
        (response) =>
          response.operation === operation &&
          Object.entries(response.query ?? {}).every(([name, value]) => searchParams.get(name) === value),
      );
      if (found === undefined) throw new TypeError(`There is no sample response to ${method} ${path}`);
      return toSent(await found.respond());
    },
  };
}
