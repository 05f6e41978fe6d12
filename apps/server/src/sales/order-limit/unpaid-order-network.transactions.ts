import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { WithEachKey } from '../../platform/security/keyring.ts';
import { deleteInBatches } from '../../platform/jobs/delete-in-batches.ts';
import { orders } from '../tables/order.schema.ts';
import { countPieces, isUnpaidOnline } from './order-limit.transactions.ts';
import { unpaidOrderNetworks } from './unpaid-order-network.schema.ts';

/** The first key of the advisory locks on networks: any number, but the same in every process. */
const NETWORK_LOCK = 7_303_016;

/**
 * Notes the network from which an unpaid order comes. Call it last in the transaction, because all orders from this
 * network wait until its end.
 * @param network the forms in which the network is stored, first the current one
 * @returns the pieces in all unpaid orders from this network, this order included
 */
export async function holdPieces(tx: Database, orderId: string, network: WithEachKey): Promise<number> {
  // In the same order in every process, so that two never wait for each other.
  for (const form of network.toSorted())
    // A statement of its own: the sum below must see what the orders before this one have committed.
    await tx.execute(sql`select pg_advisory_xact_lock(${NETWORK_LOCK}::int, hashtext(${form}))`);
  await tx.insert(unpaidOrderNetworks).values({ orderId, network: network[0] });
  const [held] = await tx
    .select({ pieces: sql<number>`coalesce(sum(${countPieces()}), 0)::int` })
    .from(unpaidOrderNetworks)
    .innerJoin(orders, eq(orders.id, unpaidOrderNetworks.orderId))
    .where(and(inArray(unpaidOrderNetworks.network, [...network]), isUnpaidOnline()));
  return held?.pieces ?? 0;
}

/** Deletes the networks of orders that are no longer unpaid. */
export async function removeSettledNetworks(db: Database, signal: AbortSignal): Promise<void> {
  const unpaid = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, unpaidOrderNetworks.orderId), isUnpaidOnline()));
  await deleteInBatches(db, unpaidOrderNetworks, notExists(unpaid), signal);
}
