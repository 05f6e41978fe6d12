import {
  type CouponChange,
  type NewCoupon,
  type createCoupon,
  type endCoupon,
  fail,
  ok,
  type updateCoupon,
} from '@pgm/api/contract';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { endOfIndiaDay, startOfIndiaDay, toIndiaDay } from '../../platform/india-days.ts';
import type { Platform } from '../../platform/platform.ts';
import { createRecord, toSaved, updateRecord } from '../../platform/record/record-editing.ts';
import { type CouponFields, couponKind, findUnknown } from './staff-coupon.repository.ts';

/** How staff edit the coupons. */
export class CouponEditorService {
  readonly #platform: Pick<Platform, 'db' | 'now'>;

  constructor(platform: Pick<Platform, 'db' | 'now'>) {
    this.#platform = platform;
  }

  async create(actorId: string, coupon: NewCoupon): Promise<Outcome<typeof createCoupon>> {
    const { db } = this.#platform;
    const unknown = await this.#unknownSubject(coupon);
    if (unknown) return unknown;
    const at = this.#at();
    const created = await createRecord(db, couponKind(at), toFields(coupon), { actorId, at });
    if (!created.ok) return created;
    return ok({ success: true, data: await couponKind(at).find(db, created.value.after.id) });
  }

  async update(
    actorId: string,
    id: string,
    { version, ...coupon }: CouponChange,
  ): Promise<Outcome<typeof updateCoupon>> {
    const { db } = this.#platform;
    const unknown = await this.#unknownSubject(coupon);
    if (unknown) return unknown;
    const at = this.#at();
    const kind = couponKind(at);
    const changed = await updateRecord(db, kind, { id, version }, (stored) => toFields(coupon, stored), {
      actorId,
      at,
    });
    return toSaved(db, kind, id, changed);
  }

  /** Ends a coupon now, also one that has not started; one that has ended stays as it is. */
  async end(actorId: string, id: string): Promise<Outcome<typeof endCoupon>> {
    const { db } = this.#platform;
    const at = this.#at();
    const kind = couponKind(at);
    // The last moment of a coupon is one at which it can be used.
    const last = new Date(at.getTime() - 1);
    const changed = await updateRecord(
      db,
      kind,
      { id },
      ({ endsAt }) => (endsAt !== null && endsAt <= last ? {} : { endsAt: last }),
      { actorId, at },
    );
    if (!changed.ok) return fail({ code: 'notFound' as const, message: kind.notFound });
    return ok({ success: true, data: await kind.find(db, id) });
  }

  async #unknownSubject(coupon: Pick<CouponFields, 'categoryIds' | 'productIds'>) {
    const unknown = await findUnknown(this.#platform.db, coupon);
    if (unknown.categories) return unknownSubject('categoryIds', 'Category not found');
    return unknown.products ? unknownSubject('productIds', 'Product not found') : undefined;
  }

  #at(): Date {
    return new Date(this.#platform.now());
  }
}

function unknownSubject(field: 'categoryIds' | 'productIds', message: string) {
  return fail({ code: 'invalid' as const, message, fields: { [field]: message } });
}

/** The columns of a coupon. @param stored a day that stays keeps its moment: a coupon that was ended stays ended */
function toFields(
  { value, maxDiscount, minSubtotal, startsOn, endsOn, ...coupon }: NewCoupon,
  stored?: Pick<CouponFields, 'startsAt' | 'endsAt'>,
): CouponFields {
  const isStart = stored && toIndiaDay(stored.startsAt) === startsOn;
  const isEnd = stored?.endsAt && toIndiaDay(stored.endsAt) === endsOn;
  const newEnd = endsOn === null ? null : endOfIndiaDay(endsOn);
  return {
    ...coupon,
    titleInHindi: coupon.titleInHindi?.normalize() || null,
    value: coupon.kind === 'PERCENT' ? value : toPaise(value),
    maxDiscountPaise: maxDiscount === null ? null : toPaise(maxDiscount),
    minSubtotalPaise: minSubtotal === null ? 0 : toPaise(minSubtotal),
    startsAt: isStart ? stored.startsAt : startOfIndiaDay(startsOn),
    endsAt: isEnd ? stored.endsAt : newEnd,
  };
}

function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}
