import * as z from 'zod/mini';
import { Done, dataResponse, listResponseBody } from '../response.ts';
import { defineEndpoint } from '../endpoint.ts';
import { PageQuery } from '../list-query.ts';

/** The maximum number of open restock requests of one member. */
export const MAX_RESTOCK_REQUESTS = 50;

/** A member's request to be notified when a sold-out product is back in stock. */
export const RestockRequest = z.object({ productId: z.uuid('Product not found') });
export type RestockRequest = z.infer<typeof RestockRequest>;

export const listRestockRequests = defineEndpoint({
  operation: 'listRestockRequests',
  summary: "The caller's open restock requests, the newest first.",
  base: 'product',
  method: 'GET',
  path: '/api/restock-requests',
  policy: 'member',
  query: PageQuery,
  response: { status: 200, body: listResponseBody(RestockRequest) },
  failures: [400, 401],
});

export const addRestockRequest = defineEndpoint({
  operation: 'addRestockRequest',
  summary: 'Notifies the caller once when a sold-out product is back; a second time changes nothing.',
  base: 'product',
  method: 'POST',
  path: '/api/restock-requests',
  policy: 'member',
  body: RestockRequest,
  response: { status: 200, body: dataResponse(RestockRequest) },
  failures: [400, 401, 404, 409],
});

export const removeRestockRequest = defineEndpoint({
  operation: 'removeRestockRequest',
  summary: 'Withdraws a restock request; a second time changes nothing.',
  base: 'product',
  method: 'DELETE',
  path: '/api/restock-requests/{productId}',
  policy: 'member',
  params: RestockRequest,
  response: { status: 200, body: Done },
  failures: [401, 404],
});
