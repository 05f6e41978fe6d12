import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Buyer, openShop, readRejection } from '../../../test/buyer.ts';
import { logIn } from '../../../test/identity.ts';
import { OrderStaff } from '../../../test/order-staff.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('the notes of staff about an order', () => {
  const app = useTestApp();
  let ravi: Buyer;
  let staff: OrderStaff;
  let tea = '';

  beforeAll(async () => {
    ravi = await Buyer.logIn(app, 'ravi');
    staff = await OrderStaff.logIn(app);
  });
  beforeEach(async () => {
    [tea = ''] = await openShop(app, { pricePaise: 30_000, points: 7, quantity: 10 });
  });

  it('have a text, an author and a time, the oldest first, and are in the audit', async () => {
    const { id, number } = await ravi.place([tea, 1]);
    const at = new Date(app.clock.now).toISOString();
    const { user } = await logIn(app, 'staff');
    const by = `${user.firstName} ${user.lastName}`;
    await staff.change('POST', `${id}/notes`, { text: ' Call before 5 pm. ' });
    const { notes } = await staff.change('POST', `${id}/notes`, { text: 'Called.' });
    expect(notes).toMatchObject([
      { text: 'Call before 5 pm.', by, at },
      { text: 'Called.', by, at },
    ]);
    expect((await staff.order(id)).notes).toEqual(notes);
    expect(
      await app.sql(`select actor_id, after from audit_entries where subject = 'order/${id}' order by id`),
    ).toEqual([
      { actor_id: staff.id, after: { name: number, noteAdded: true } },
      { actor_id: staff.id, after: { name: number, noteAdded: true } },
    ]);
  });

  it('are not seen by the buyer, who can add none', async () => {
    const { id } = await ravi.place([tea, 1]);
    await staff.change('POST', `${id}/notes`, { text: 'Asks for much.' });
    expect(await (await ravi.get(`/api/orders/${id}`)).text()).not.toContain('Asks for much.');
    const { token } = await logIn(app, 'ravi');
    const headers = { Authorization: `Bearer ${token}` };
    expect((await app.post(`/api/admin/orders/${id}/notes`, { text: 'Mine' }, headers)).status).toBe(403);
  });

  it('need a text of at most 1,000 characters', async () => {
    const { id } = await ravi.place([tea, 1]);
    expect(await readRejection(await staff.send('POST', `${id}/notes`, { text: '  ' }))).toEqual([
      400,
      'Note is required',
    ]);
    expect(await readRejection(await staff.send('POST', `${id}/notes`, { text: 'x'.repeat(1001) }))).toEqual([
      400,
      'Note must be at most 1000 characters',
    ]);
    expect((await staff.order(id)).notes).toEqual([]);
  });
});
