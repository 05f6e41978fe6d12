import type { OrderAddress } from '@pgm/api/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { invoices } from '../invoice/invoice.schema.ts';
import { addOrderNote } from './order-note.transactions.ts';
import { notifyOfNewAddress } from '../order-message/order-notification.transactions.ts';
import { isBeforePacking, lockOrder } from '../order-step/order-step.transactions.ts';
import { orders } from '../tables/order.schema.ts';

/** Another delivery address by staff. */
export interface AddressChange {
  readonly orderId: string;
  readonly address: OrderAddress;
  readonly staffId: string;
  readonly at: Date;
}

/**
 * Changes the delivery address of an order that is not packed, and notifies the buyer. A note of staff has both
 * addresses. An issued invoice names the address and its place of supply, so then the address stays: `invoiced`.
 */
export async function changeAddress(
  tx: Database,
  { orderId, address, staffId, at }: AddressChange,
): Promise<'applied' | 'unknown' | 'rejected' | 'invoiced'> {
  const order = await lockOrder(tx, orderId);
  if (!order) return 'unknown';
  if (!isBeforePacking(order.status)) return 'rejected';
  if ((await tx.$count(invoices, eq(invoices.orderId, orderId))) > 0) return 'invoiced';
  // Landmarks, coordinates and the note for the courier are those of the place before.
  const changed = { ...order.address, ...address, landmarks: [], latitude: 0, longitude: 0 };
  await tx.update(orders).set({ address: changed, courierNote: null }).where(eq(orders.id, orderId));
  const text = `${toLine(order.address)} → ${toLine(address)}`;
  await addOrderNote(tx, order, { orderId, text, authorId: staffId, at }, 'addressChanged');
  await notifyOfNewAddress(tx, order, at);
  return 'applied';
}

/** An address as one line. */
function toLine(address: OrderAddress): string {
  const { name, phone_number, street_address, additional_address_line, city, state, postal_code } = address;
  const lines = [name, phone_number, street_address, additional_address_line, city, state, postal_code];
  return lines.filter((line) => line !== '').join(', ');
}
