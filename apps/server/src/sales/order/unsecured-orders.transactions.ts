import type { CodProblem } from '@pgm/api/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import type { OrderLimits } from '../../platform/order-settings.ts';
import { orders } from './order.schema.ts';

/** The orders of a member that nothing secures yet. */
interface UnsecuredOrders {
  /** How many are neither paid nor confirmed. */
  readonly count: number;
  /** What those that are paid on delivery, and not delivered yet, come to. */
  readonly codPaise: number;
  readonly hasProvenMobile: boolean;
}

/** The open orders of a member; in the transaction that places an order, no other order of the member can come between. */
export async function findUnsecuredOrders(db: Database, userId: string): Promise<UnsecuredOrders> {
  const isUnpaid = inArray(orders.paymentStatus, ['DUE', 'PENDING']);
  const isCod = and(eq(orders.paymentMethod, 'COD'), eq(orders.paymentStatus, 'DUE'));
  const [row] = await db
    .select({
      mobileVerifiedAt: users.mobileVerifiedAt,
      count: sql<number>`count(*) filter (where ${eq(orders.status, 'PLACED')})::int`,
      codPaise: sql<string>`coalesce(sum(${orders.totalPaise}) filter (where ${isCod}), 0)`,
    })
    .from(users)
    .leftJoin(orders, and(eq(orders.userId, users.id), isUnpaid))
    .where(eq(users.id, userId))
    .groupBy(users.id);
  return {
    count: row?.count ?? 0,
    codPaise: Number(row?.codPaise ?? 0),
    hasProvenMobile: row !== undefined && row.mobileVerifiedAt !== null,
  };
}

/** Why an order for so much cannot be paid on delivery; undefined when it can. */
export function codProblem(
  { codPaise, hasProvenMobile }: UnsecuredOrders,
  totalPaise: number,
  { codMaxPaise }: OrderLimits,
): CodProblem | undefined {
  if (codPaise + totalPaise > codMaxPaise) return 'TOO_MUCH';
  return hasProvenMobile ? undefined : 'UNPROVEN_MOBILE';
}
