import { and, eq } from 'drizzle-orm';
import { grievanceNumber } from '../company/grievance/grievance-number.ts';
import { grievances } from '../company/grievance/grievance.schema.ts';
import { leads } from '../company/lead/lead.schema.ts';
import { memberRequests } from '../members/member-request/member-request.schema.ts';
import type { Database } from '../platform/database/database.ts';
import { orderEvents, orderNumber, orders } from '../sales/tables/order.schema.ts';
import { staffNotices } from '../platform/messaging/staff-notice.schema.ts';
import { notifyStaff } from '../platform/messaging/notify-staff.ts';

/** Adds notices of the sample work of staff when there are none. The local profile only. */
export async function seedNotices(db: Database): Promise<void> {
  if ((await db.$count(staffNotices)) > 0) return;
  await db.transaction(async (tx) => {
    for (const { id, createdAt } of await tx.select().from(leads).where(eq(leads.status, 'NEW')))
      await notifyStaff(tx, { kind: 'NEW_LEAD', subjectId: id, at: createdAt });
    for (const { id, serial, registeredAt } of await tx.select().from(grievances)) {
      const name = grievanceNumber(serial, registeredAt);
      await notifyStaff(tx, { kind: 'NEW_GRIEVANCE', subjectId: id, name, at: registeredAt });
    }
    for (const { id, number, at } of await selectReturns(tx))
      await notifyStaff(tx, { kind: 'RETURN_REQUESTED', subjectId: id, name: orderNumber(number), at });
    for (const { id, createdAt } of await tx
      .select()
      .from(memberRequests)
      .where(eq(memberRequests.status, 'OPEN')))
      await notifyStaff(tx, { kind: 'NEW_REQUEST', subjectId: id, at: createdAt });
  });
}

/** The orders whose return is requested, with the time of the request. */
function selectReturns(tx: Database) {
  return tx
    .select({ id: orders.id, number: orders.number, at: orderEvents.at })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(and(eq(orders.status, 'RETURN_REQUESTED'), eq(orderEvents.status, 'RETURN_REQUESTED')));
}
