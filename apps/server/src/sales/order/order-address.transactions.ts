import type { OrderAddress } from '@pgm/api/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { recordChange } from '../../platform/record/record-change.ts';
import { invoices } from '../invoice/invoice.schema.ts';
import { notifyOfNewAddress } from './order-notification.transactions.ts';
import { lockOrder } from './order-step.transactions.ts';
import { isBeforePacking } from './order-steps.ts';
import { orderNumber, orders } from './order.schema.ts';

/** Another delivery address by staff. */
export interface AddressChange {
  readonly orderId: string;
  readonly address: OrderAddress;
  readonly staffId: string;
  readonly at: Date;
}

/**
 * Changes the delivery address of an order that is not packed, with an entry in the audit, and notifies the buyer. An issued
 * invoice names the address and its place of supply, so then the address stays: `invoiced`.
 */
export async function changeAddress(
  tx: Database,
  { orderId, address, staffId, at }: AddressChange,
): Promise<'applied' | 'unknown' | 'rejected' | 'invoiced'> {
  const order = await lockOrder(tx, orderId);
  if (!order) return 'unknown';
  if (!isBeforePacking(order.status)) return 'rejected';
  if ((await tx.$count(invoices, eq(invoices.orderId, orderId))) > 0) return 'invoiced';
  // Landmarks and coordinates are those of the place before.
  const changed = { ...order.address, ...address, landmarks: [], latitude: 0, longitude: 0 };
  await tx.update(orders).set({ address: changed }).where(eq(orders.id, orderId));
  await recordChange(tx, {
    actorId: staffId,
    at,
    action: 'update',
    subject: `order/${orderId}`,
    before: { name: orderNumber(order.number), address: toLine(order.address) },
    after: { name: orderNumber(order.number), address: toLine(address) },
  });
  await notifyOfNewAddress(tx, order, at);
  return 'applied';
}

/** An address as one line of the audit. */
function toLine(address: OrderAddress): string {
  const { name, phone_number, street_address, additional_address_line, city, state, postal_code } = address;
  const lines = [name, phone_number, street_address, additional_address_line, city, state, postal_code];
  return lines.filter((line) => line !== '').join(', ');
}
