import { Payout, PayoutPeriod } from '@pgm/api/contract';
import * as z from 'zod';
import { StaffMember } from './staff-member.ts';
import type { TestApp } from './test-app.ts';
import { userId } from './tree.ts';

const OnePeriod = z.object({ success: z.literal(true), data: PayoutPeriod });
const Payouts = z.object({ success: z.literal(true), data: z.array(Payout), total: z.int() });
const OnePayout = z.object({ success: z.literal(true), data: Payout });

/** Removes all periods with their payouts, and opens one month. */
export async function openPeriod(app: TestApp, month: string): Promise<void> {
  await app.sql('truncate payout_periods, node_payments cascade');
  await app.sql(`insert into payout_periods (month) values ('${month}')`);
}

/** Gives a member a delivered order with confirmed points. @param at when it was delivered and confirmed */
export async function buyAndConfirm(
  app: TestApp,
  username: string,
  { paise, points, at }: { readonly paise: number; readonly points: number; readonly at: string },
): Promise<void> {
  await app.sql(`
    with placed as (
      insert into orders (id, user_id, status, placed_at, delivered_at, address, subtotal_paise, delivery_paise,
        total_paise, points, payment_method, payment_status, idempotency_key, request_hash)
      values (gen_random_uuid(), '${userId(username)}', 'DELIVERED', '${at}', '${at}', '{}', ${paise}, 0, ${paise},
        ${points}, 'COD', 'PAID', gen_random_uuid(), '')
      returning id, user_id
    )
    insert into bv_entries (id, user_id, order_id, points_group, type, points, reason, created_at, valid_till)
    select gen_random_uuid(), user_id, id, 'CONFIRMED', 'CREDIT', ${points}, 'kept', '${at}', '2100-01-01'
    from placed`);
}

/** A member of staff, or an admin, who works on payouts. */
export class PayoutStaff {
  readonly #staff: StaffMember;
  constructor(staff: StaffMember) {
    this.#staff = staff;
  }

  static async logIn(app: TestApp, username = 'admin'): Promise<PayoutStaff> {
    return new PayoutStaff(await StaffMember.logIn(app, username));
  }

  get(path: string): Promise<Response> {
    return this.#staff.get(path);
  }

  close(month: string): Promise<Response> {
    return this.#staff.post(`/api/admin/payout-periods/${month}/close`, {});
  }

  async period(month: string): Promise<PayoutPeriod> {
    return OnePeriod.parse(await (await this.get(`/api/admin/payout-periods/${month}`)).json()).data;
  }

  /** @param query such as `?status=DUE` */
  async payouts(month: string, query = ''): Promise<readonly Payout[]> {
    const response = await this.get(`/api/admin/payout-periods/${month}/payouts${query}`);
    return Payouts.parse(await response.json()).data;
  }

  /** The payout of a sample member. */
  async payout(month: string, username: string): Promise<Payout> {
    const found = (await this.payouts(month)).find((payout) => payout.username === username);
    if (found === undefined) throw new Error(`${username} has no payout of ${month}`);
    return found;
  }

  withdraw(id: string, net: number): Promise<Response> {
    return this.#staff.post(`/api/admin/payouts/${id}/withdraw`, { net });
  }

  setOutcome(id: string, from: string, outcome: object): Promise<Response> {
    return this.#staff.putJson(`/api/admin/payouts/${id}/outcome`, { from, outcome });
  }

  async readOutcome(id: string, from: string, outcome: object): Promise<Payout> {
    return OnePayout.parse(await (await this.setOutcome(id, from, outcome)).json()).data;
  }

  audit(subject: string) {
    return this.#staff.audit(subject);
  }
}
