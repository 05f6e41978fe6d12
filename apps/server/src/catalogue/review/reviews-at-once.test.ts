import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AUTH_SECRET, Buyer, ROOM_FOR_ORDERS } from '../../../test/buyer.ts';
import { toStatuses } from '../../../test/identity.ts';
import { useOrderShop } from '../../../test/order-shop.ts';
import { HOME_DELIVERY } from '../../../test/order-staff.ts';
import { ReviewStaff, Reviewer, countStars, readReviews } from '../../../test/reviewer.ts';
import { useTestApp } from '../../../test/test-app.ts';

const APPROVED = { status: 'APPROVED' };
const DECLINED = { status: 'DECLINED', reason: 'Not about the product' };

describe('reviews that are changed and decided at once', () => {
  const app = useTestApp({ ...ROOM_FOR_ORDERS, AUTH_SECRET });
  const shop = useOrderShop(app);
  let ravi: Reviewer;
  let staff: ReviewStaff;
  let admin: ReviewStaff;

  beforeAll(async () => {
    ravi = await Reviewer.logIn(app, 'ravi');
    staff = await ReviewStaff.logIn(app);
    admin = await ReviewStaff.logIn(app, 'admin');
  });
  beforeEach(() => app.sql('truncate reviews, notifications'));

  const deliver = async () => {
    const { id } = await shop.ravi.place([shop.tea, 1]);
    await shop.staff.move(id, ...HOME_DELIVERY);
  };
  const isCounted = async (productId = shop.tea) => {
    const { counted, stored } = await countStars(app, productId);
    expect(counted).toEqual(stored);
  };
  /** A pending review of each of many members, of both products. */
  const store = async (count: number) => {
    const members = await Buyer.many(app, count);
    const rows = members.flatMap(({ id }, at) =>
      [shop.tea, shop.soap].map(
        (product) =>
          `(gen_random_uuid(), '${product}', '${id}', 'Some B.', ${(at % 5) + 1}, '', '{}', 'PENDING', now())`,
      ),
    );
    await app.sql(
      `insert into reviews (id, product_id, user_id, author, stars, text, photos, status, written_at) values ${rows.join()}`,
    );
    return members;
  };

  it('are stored once when they are sent at once', async () => {
    await deliver();
    const responses = await Promise.all([1, 2, 3, 4].map((n) => ravi.send(shop.tea, { stars: String(n) })));
    expect(toStatuses(responses)).toEqual([200, 200, 200, 200]);
    expect((await staff.list()).total).toBe(1);
  });

  it('get one decision of two members of staff, and one notification', async () => {
    await deliver();
    for (let round = 0; round < 5; round += 1) {
      await app.sql('truncate notifications');
      await ravi.write(shop.tea, { text: `Round ${round}` });
      const { id, version } = await staff.find(ravi.id, shop.tea, app);
      const responses = await Promise.all([
        staff.send(id, version, APPROVED),
        admin.send(id, version, DECLINED),
        admin.send(id, version, APPROVED),
      ]);
      expect(toStatuses(responses).toSorted()).toEqual([200, 409, 409]);
      expect(await app.sql(`select 1 from notifications where text like '%review%'`)).toHaveLength(1);
      await isCounted();
    }
  });

  it('are never approved in words that staff have not seen', async () => {
    await deliver();
    for (let round = 0; round < 5; round += 1) {
      await ravi.write(shop.tea, { text: `Seen ${round}` });
      const { id, version } = await staff.find(ravi.id, shop.tea, app);
      await Promise.all([
        staff.send(id, version, APPROVED),
        ravi.write(shop.tea, { text: `Changed ${round}` }),
      ]);
      // The list is cached until the notice of the last change comes.
      await expect.poll(async () => (await readReviews(app, shop.tea)).data).toEqual([]);
      await isCounted();
    }
  });

  it('are counted right while many are approved, changed and deleted at once', async () => {
    await store(12);
    const { data } = await staff.list('?limit=100');
    await Promise.all(
      data.map(({ id, version }, at) => (at % 2 ? staff : admin).send(id, version, APPROVED)),
    );
    await isCounted();
    await isCounted(shop.soap);
    expect((await countStars(app, shop.tea)).counted).toEqual([3, 3, 2, 2, 2]);
    await Promise.all([
      app.sql(`delete from reviews where stars = 5`),
      app.sql(`update reviews set status = 'PENDING' where stars = 1`),
      ...data
        .filter(({ stars }) => stars === 2)
        .map(({ id, version }) => staff.send(id, version + 1, DECLINED)),
    ]);
    expect((await countStars(app, shop.tea)).counted).toEqual([0, 0, 2, 2, 0]);
    await isCounted();
    await isCounted(shop.soap);
  });

  it('leave the count with accounts that are deleted while reviews of the same products are approved', async () => {
    const members = await store(6);
    const { data } = await staff.list('?limit=100');
    await Promise.all(data.map(({ id, version }) => staff.send(id, version, APPROVED)));
    const [decided = [], left = []] = [members.slice(0, 3), members.slice(3)];
    const again = data.filter(({ username }) => decided.some(({ id }) => username === `buyer-${id}`));
    const endings = left.map(({ id }) => admin.staff.delete(`/api/admin/members/${id}`));
    const declines = again.map(({ id, version }) => staff.send(id, version + 1, DECLINED));
    const statuses = toStatuses(await Promise.all([...endings, ...declines]));
    expect(statuses.slice(0, 3)).toEqual([200, 200, 200]);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    await isCounted();
    await isCounted(shop.soap);
  });
});
