import { type Endpoint, FailureBody, MAX_PAGE, failureStatuses } from '@pgm/api/contract';
import * as z from 'zod';
import { isPaged } from './paging.ts';

/** The OpenAPI document of the endpoints, made from the same shapes that check every request. */
export function openApiDocument(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: toOperation(endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Shop and member area', version: '1.0.0' },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  };
}

function toOperation(endpoint: Endpoint) {
  const failure = { 'application/json': { schema: toSchema(FailureBody, 'output') } };
  return {
    operationId: endpoint.operation,
    summary: endpoint.summary,
    tags: [endpoint.base],
    security: endpoint.policy === 'public' ? [] : [{ bearer: toScopes(endpoint) }],
    parameters: [...toParameters(endpoint.params, 'path'), ...toParameters(endpoint.query, 'query')],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: {
          [endpoint.form === 'multipart' ? 'multipart/form-data' : 'application/json']: {
            schema: toSchema(endpoint.body, 'input'),
          },
        },
      },
    }),
    responses: {
      [endpoint.response.status]: {
        description: 'Success',
        ...(isPaged(endpoint) && { headers: { Link: NEXT_PAGE } }),
        content: {
          [endpoint.response.type === 'csv' ? 'text/csv' : 'application/json']: {
            schema: toSchema(endpoint.response.body, 'output'),
          },
        },
      },
      ...Object.fromEntries(
        failureStatuses(endpoint).map((status) => [status, { description: 'Failure', content: failure }]),
      ),
    },
  };
}

/** The role that a call needs, and the right of staff where it needs one. */
function toScopes({ policy, area }: Endpoint): string[] {
  return area === undefined || area === 'any' ? [policy] : [policy, area];
}

/** What the parameters of a list mean that every list has. */
const PAGING = new Map([
  [
    'page',
    `From 1. Without \`page\` and \`limit\`, the first ${MAX_PAGE} entries unless the summary says otherwise.`,
  ],
  ['limit', `Entries on a page, at most ${MAX_PAGE}.`],
]);

const NEXT_PAGE = {
  description: 'The address of the next page, `<address>; rel="next"`; absent on the last page.',
  schema: { type: 'string' },
};

function toParameters(schema: Endpoint['params'], place: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = toSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    ...('limit' in properties && PAGING.has(name) && { description: PAGING.get(name) }),
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function toSchema(schema: z.core.$ZodType, io: 'input' | 'output') {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' });
}
