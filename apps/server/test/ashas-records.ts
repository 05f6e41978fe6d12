import * as z from 'zod';
import { Buyer } from './buyer.ts';
import { GRIEVANCE } from './grievance-filer.ts';
import { logIn } from './identity.ts';
import { HOME_DELIVERY, OrderStaff } from './order-staff.ts';
import { Payer } from './payer.ts';
import { listProducts } from './shopper.ts';
import type { TestApp } from './test-app.ts';

const Row = z.object({ id: z.string() });

/** The ids of asha's records: one of each kind, and three orders in different states. */
export interface AshasRecords {
  readonly user: string;
  readonly associate: string;
  readonly address: string;
  readonly cartItem: string;
  readonly placed: string;
  readonly delivered: string;
  readonly unpaid: string;
  readonly payment: string;
  readonly request: string;
  readonly notification: string;
  readonly grievance: string;
  readonly session: string;
  readonly payout: string;
  readonly pointsCorrection: string;
}

/** Lets asha do what leaves a record. */
export async function createAshasRecords(app: TestApp): Promise<AshasRecords> {
  const { token, user } = await logIn(app, 'asha');
  const asha = await Buyer.logIn(app, 'asha');
  const payer = await Payer.logIn(app, 'asha');
  const staff = await OrderStaff.logIn(app);
  const headers = { Authorization: `Bearer ${token}` };

  const product = (await listProducts(app)).find(({ stock }) => stock.quantity >= 8)?.id ?? '';
  const placed = await asha.place([product, 1]);
  const delivered = await asha.place([product, 1]);
  await staff.move(delivered.id, ...HOME_DELIVERY);
  const unpaid = await payer.place(product);
  const payment = await payer.opened(unpaid.id);
  await app.post('/api/cart', { productId: product, quantity: 1 }, headers);
  await app.post('/api/wishlist', { productId: product }, headers);
  await app.post('/requests', REQUEST, headers);
  await app.post('/grievances', GRIEVANCE, headers);

  await app.sql(
    `insert into payout_periods (month, closed_at, closed_by) values ('2010-01', now(), '${user.id}')`,
  );
  await app.sql(`insert into payout_figures
    (id, month, associate_id, level, own_points, team_points, purchases_paise)
    select gen_random_uuid(), '2010-01', id, 0, 1, 2, 300 from associates where user_id = '${user.id}'`);
  await app.sql(
    `update payout_figures set payment_id = (select id from node_payments where status = 'DUE' limit 1)`,
  );

  await app.sql(`insert into points_corrections
    (id, user_id, points, kind, needs_approval, status, asked_by, asked_at, idempotency_key)
    select gen_random_uuid(), '${user.id}', 10, 'OTHER', true, 'OPEN', id, now(), 'key' from users where username = 'admin'`);

  const own = async (table: string) =>
    Row.parse((await app.sql(`select id from ${table} where user_id = '${user.id}'`))[0]).id;
  return {
    user: user.id,
    associate: await own('associates'),
    address: asha.addressId,
    cartItem: await own('cart_items'),
    placed: placed.id,
    delivered: delivered.id,
    unpaid: unpaid.id,
    payment,
    request: await own('member_requests'),
    notification: await own('notifications'),
    grievance: await own('grievances'),
    session: await own('sessions'),
    pointsCorrection: await own('points_corrections'),
    payout: Row.parse((await app.sql('select id from payout_figures'))[0]).id,
  };
}

const REQUEST = { kind: 'PROFILE_CORRECTION', field: 'LAST_NAME', text: 'Mishrah' };
