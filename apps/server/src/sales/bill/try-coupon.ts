import { type CouponTrial, DEFAULT_TERMS, fail, ok, type tryCoupon } from '@pgm/api/contract';
import type { Database } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/id.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { tryCouponFor } from '../coupon/coupon.transactions.ts';
import { toBill, toCouponLines } from './bill.ts';
import { selectOffers } from './offers.transactions.ts';
import { shareDiscount } from './share-discount.ts';

/** What a coupon would take off a sample cart by the current prices; stock does not matter. */
export async function quoteTrial(
  db: Database,
  id: string,
  { items, hasOrdered }: CouponTrial,
  at: Date,
): Promise<Outcome<typeof tryCoupon>> {
  if (!isId(id)) return NOT_FOUND;
  const offers = await selectOffers(
    db,
    items.map(({ productId }) => productId),
  );
  const wanted = items.map((item) => ({ ...item, size: '' }));
  // The trial shows no delivery fee.
  const bill = toBill(wanted, offers, 'STANDARD', DEFAULT_TERMS);
  const verdict = await tryCouponFor(db, id, { member: { uses: 0, hasOrdered }, at }, toCouponLines(bill));
  if (!verdict) return NOT_FOUND;
  const { discountPaise, reducedPaise, problem } = verdict;
  const shares = shareDiscount(discountPaise, reducedPaise);
  return ok({
    success: true,
    data: {
      lines: bill.lines.map(({ productId, name, quantity, pricePaise }, index) => ({
        productId,
        name,
        quantity,
        lineTotal: (pricePaise * quantity) / 100,
        discount: (shares[index] ?? 0) / 100,
      })),
      subtotal: bill.subtotalPaise / 100,
      discount: discountPaise / 100,
      total: (bill.subtotalPaise - discountPaise) / 100,
      problem,
    },
  });
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Coupon not found' });
