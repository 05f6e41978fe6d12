import type { APIRequestContext } from '@playwright/test';
import * as z from 'zod/mini';

/** The states in which the page of an order shows the most: its parcel, a return with its photos, a refund. */
const STATES = ['SHIPPED', 'RETURN_REQUESTED', 'RETURNED'];

const Orders = z.object({ data: z.array(z.object({ id: z.string() })) });

/** The pages for staff of orders in several states. */
export async function staffOrders(
  request: APIRequestContext,
  headers: { readonly Authorization: string },
): Promise<string[]> {
  const found = await Promise.all(
    STATES.map(async (status) => {
      const response = await request.get(`/api/orders/all?limit=1&status=${status}`, { headers });
      return Orders.parse(await response.json()).data;
    }),
  );
  return found.flat().map(({ id }) => `/dashboard/orders/${id}`);
}
