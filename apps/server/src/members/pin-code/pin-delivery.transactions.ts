import { type CompanyFacts, type PinDelivery, SERVED_EVERYWHERE, toShopTerms } from '@pgm/api/contract';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { pinCodes } from './pin-code.schema.ts';

/**
 * How the shop delivers to PIN codes, by the published facts and the list of PIN codes; undefined while there is no list,
 * or while it does not count: then the shop delivers everywhere alike.
 */
export async function findPinDeliveries(
  db: Database,
  pins: readonly string[],
  facts: CompanyFacts,
): Promise<((pin: string) => PinDelivery) | undefined> {
  if (facts.pinCodesServed === SERVED_EVERYWHERE) return undefined;
  const rows = await db
    .select()
    .from(pinCodes)
    .where(inArray(pinCodes.pin, [...pins]));
  const isListed =
    rows.length > 0 || (await db.select({ pin: pinCodes.pin }).from(pinCodes).limit(1)).length > 0;
  if (!isListed) return undefined;
  const byPin = new Map(rows.map((row) => [row.pin, row]));
  return (pin) => toPinDelivery(byPin.get(pin), facts);
}

/** How the shop delivers to one PIN code. */
export async function findPinDelivery(db: Database, pin: string, facts: CompanyFacts): Promise<PinDelivery> {
  const toDelivery = await findPinDeliveries(db, [pin], facts);
  return toDelivery ? toDelivery(pin) : everywhere(facts);
}

function everywhere(facts: CompanyFacts): PinDelivery {
  const { STANDARD, EXPRESS } = toShopTerms(facts).delivery;
  return {
    isServed: true,
    hasCashOnDelivery: true,
    days: { STANDARD: STANDARD.days[1], EXPRESS: EXPRESS.days[1] },
  };
}

function toPinDelivery(row: typeof pinCodes.$inferSelect | undefined, facts: CompanyFacts): PinDelivery {
  const usual = everywhere(facts);
  if (row === undefined) return { ...usual, isServed: false, hasCashOnDelivery: false };
  const standard = row.days ?? usual.days.STANDARD;
  // Express is never slower than standard delivery.
  const days = { STANDARD: standard, EXPRESS: Math.min(usual.days.EXPRESS, standard) };
  return { isServed: true, hasCashOnDelivery: row.hasCashOnDelivery, days };
}
