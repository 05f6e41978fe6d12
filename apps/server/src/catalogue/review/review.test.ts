import { MAX_REVIEW_TEXT, Product } from '@pgm/api/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ROOM_FOR_ORDERS, type Wanted, readRejection } from '../../../test/buyer.ts';
import { toStatuses } from '../../../test/identity.ts';
import { useOrderShop } from '../../../test/order-shop.ts';
import { HOME_DELIVERY } from '../../../test/order-staff.ts';
import {
  ReviewStaff,
  Reviewer,
  approve,
  countStars,
  decline,
  readProduct,
  readReviews,
  storeReview,
} from '../../../test/reviewer.ts';
import { useTestApp } from '../../../test/test-app.ts';

const NOT_DELIVERED = [409, 'You can review a product once it has been delivered to you.'];
const UNKNOWN = '01a2058b-a088-7593-895b-e301684aed99';

describe('a review', () => {
  const app = useTestApp(ROOM_FOR_ORDERS);
  const shop = useOrderShop(app);
  let ravi: Reviewer;
  let asha: Reviewer;
  let staff: ReviewStaff;

  beforeAll(async () => {
    ravi = await Reviewer.logIn(app, 'ravi');
    asha = await Reviewer.logIn(app, 'asha');
    staff = await ReviewStaff.logIn(app);
  });
  beforeEach(() => app.sql('truncate reviews, notifications'));

  const deliver = async (...wanted: readonly Wanted[]) => {
    const { id } = await shop.ravi.place(...wanted);
    await shop.staff.move(id, ...HOME_DELIVERY);
    return id;
  };
  const written = () => staff.find(ravi.id, shop.tea, app);
  const notifications = async () =>
    z
      .array(z.object({ user_id: z.string(), text: z.string(), values: z.unknown(), link: z.string() }))
      .parse(
        await app.sql(`select user_id, text, values, link from notifications where text like '%review%'`),
      );

  it('is written once the product was delivered, and shown once staff have approved it', async () => {
    await deliver([shop.tea, 1]);
    expect(await ravi.read(shop.tea)).toEqual({ canWrite: true, review: null });
    const own = await ravi.write(shop.tea, { stars: '4', text: '  Fresh, and it smells good. ' });
    expect(own).toEqual({
      productId: shop.tea,
      stars: 4,
      text: 'Fresh, and it smells good.',
      photos: [],
      status: 'PENDING',
      reason: null,
      writtenAt: new Date(app.clock.now).toISOString(),
    });
    await expect.poll(() => readReviews(app, shop.tea)).toMatchObject({ data: [], total: 0 });
    await expect.poll(() => readProduct(app, shop.tea)).not.toHaveProperty('rating');

    await approve(staff, await written());
    await expect
      .poll(() => readReviews(app, shop.tea))
      .toMatchObject({
        data: [{ author: 'Ravi K.', stars: 4, text: 'Fresh, and it smells good.' }],
        total: 1,
      });
    await expect
      .poll(() => readProduct(app, shop.tea))
      .toMatchObject({
        rating: { average: 4, count: 1 },
        starCounts: [0, 0, 0, 1, 0],
        newestReviews: [{ author: 'Ravi K.', stars: 4 }],
      });
    expect(await ravi.read(shop.tea)).toMatchObject({ canWrite: true, review: { status: 'APPROVED' } });
    expect(await notifications()).toEqual([
      {
        user_id: ravi.id,
        text: 'Your review of {product} is shown in the shop now.',
        values: { product: 'Copy 1' },
        link: `/product-details-page/${shop.tea}#write-review`,
      },
    ]);
  });

  it('is declined with a reason, which its author reads', async () => {
    await deliver([shop.tea, 1]);
    await ravi.write(shop.tea, { stars: '1', text: 'My number is 9876543210.' });
    await decline(staff, await written(), 'Please leave out telephone numbers.');
    expect(await ravi.read(shop.tea)).toMatchObject({
      review: { status: 'DECLINED', reason: 'Please leave out telephone numbers.' },
    });
    expect(await notifications()).toMatchObject([
      {
        user_id: ravi.id,
        text: 'We could not show your review of {product}. Reason: {reason}',
        values: { product: 'Copy 1', reason: 'Please leave out telephone numbers.' },
      },
    ]);
    await expect.poll(async () => (await readReviews(app, shop.tea)).total).toBe(0);
    // The same words again wait for another decision.
    expect(await ravi.write(shop.tea, { stars: '1', text: 'My number is 9876543210.' })).toMatchObject({
      status: 'PENDING',
      reason: null,
    });
  });

  it('waits for staff again after a change, and is not counted meanwhile; no change changes nothing', async () => {
    await deliver([shop.tea, 1]);
    await ravi.write(shop.tea, { stars: '5', text: 'Good' });
    const approved = await approve(staff, await written());
    expect(await ravi.write(shop.tea, { stars: '5', text: 'Good' })).toMatchObject({ status: 'APPROVED' });
    expect((await written()).version).toBe(approved.version);
    expect(await ravi.write(shop.tea, { stars: '2', text: 'Bad' })).toMatchObject({ status: 'PENDING' });
    await expect.poll(() => readProduct(app, shop.tea)).not.toHaveProperty('rating');
    await expect.poll(async () => (await readReviews(app, shop.tea)).data).toEqual([]);
    await approve(staff, await written());
    await expect.poll(() => readProduct(app, shop.tea)).toMatchObject({ rating: { average: 2, count: 1 } });
  });

  it('notifies staff when it is new, and when its author changes it after their decision', async () => {
    await app.sql('truncate staff_notices');
    const notices = () => app.sql(`select subject_id, name from staff_notices where kind = 'NEW_REVIEW'`);
    await deliver([shop.tea, 1]);
    await ravi.write(shop.tea, { stars: '4', text: 'Fresh.' });
    await ravi.write(shop.tea, { stars: '4', text: 'Fresh and strong.' });
    const { id, productName } = await written();
    const notice = { subject_id: id, name: productName };
    expect(await notices()).toEqual([notice]);
    await approve(staff, await written());
    await ravi.write(shop.tea, { stars: '5', text: 'Better than ever.' });
    expect(await notices()).toEqual([notice, notice]);
  });

  it('is deleted by its author, and leaves the average', async () => {
    await deliver([shop.tea, 1]);
    await storeReview(app, 'asha', shop.tea, { stars: 3 });
    await ravi.write(shop.tea);
    await approve(staff, await written());
    await expect.poll(() => readProduct(app, shop.tea)).toMatchObject({ rating: { average: 4, count: 2 } });
    expect((await ravi.remove(shop.tea)).status).toBe(200);
    await expect.poll(() => readProduct(app, shop.tea)).toMatchObject({ rating: { average: 3, count: 1 } });
    await expect.poll(async () => (await readReviews(app, shop.tea)).total).toBe(1);
    expect(await readRejection(await ravi.remove(shop.tea))).toEqual([404, 'Review not found']);
    expect(await ravi.read(shop.tea)).toEqual({ canWrite: true, review: null });
  });

  it('is not written before the delivery, after the return of the whole order, or by another member', async () => {
    const { id } = await shop.ravi.place([shop.tea, 1]);
    expect(await readRejection(await ravi.send(shop.tea))).toEqual(NOT_DELIVERED);
    expect(await ravi.read(shop.tea)).toEqual({ canWrite: false, review: null });
    await shop.staff.move(id, ...HOME_DELIVERY);
    expect(await readRejection(await asha.send(shop.tea))).toEqual(NOT_DELIVERED);
    expect(await readRejection(await ravi.send(shop.soap))).toEqual(NOT_DELIVERED);
    await app.sql(`update orders set status = 'RETURNED' where id = '${id}'`);
    expect(await readRejection(await ravi.send(shop.tea))).toEqual(NOT_DELIVERED);
  });

  it('is written after a part of the order came back, but not of pieces that were cancelled', async () => {
    const { id } = await shop.ravi.place([shop.tea, 1], [shop.soap, 1]);
    await shop.ravi.cancelPieces(id, [[shop.soap, 1]]);
    await shop.staff.move(id, ...HOME_DELIVERY);
    expect((await ravi.send(shop.tea)).status).toBe(200);
    expect(await readRejection(await ravi.send(shop.soap))).toEqual(NOT_DELIVERED);

    const other = await deliver([shop.tea, 1], [shop.soap, 2]);
    await shop.ravi.sendBack(other, 'Too much soap', [[shop.soap, 2]]);
    expect((await ravi.send(shop.soap)).status).toBe(200);
    const inspection = { items: [{ productId: shop.soap, outcome: 'RESTOCKED' }] };
    await shop.staff.send('POST', `${other}/inspection`, inspection);
    expect((await ravi.send(shop.soap, { stars: '2' })).status).toBe(200);
  });

  it('needs 1 to 5 stars, and has a text of a limited length', async () => {
    await deliver([shop.tea, 1]);
    for (const stars of ['', '0', '6', '2.5', 'five'])
      expect(await readRejection(await ravi.send(shop.tea, { stars }))).toEqual([400, 'Choose 1 to 5 stars']);
    const text = 'x'.repeat(MAX_REVIEW_TEXT);
    expect(await readRejection(await ravi.send(shop.tea, { text: `${text}x` }))).toEqual([
      400,
      'Review must be at most 2000 characters',
    ]);
    expect(await ravi.write(shop.tea, { text })).toMatchObject({ text });
    expect(await ravi.write(shop.tea, {})).toMatchObject({ text: '' });
  });

  it('is of a product that visitors see', async () => {
    const NO_PRODUCT = [404, 'Product not found'];
    const list = (id: string) => app.call(`/api/products/${id}/reviews`);
    for (const id of [UNKNOWN, 'x'])
      for (const response of [await list(id), await ravi.get(id), await ravi.send(id)])
        expect(await readRejection(response)).toEqual(NO_PRODUCT);
    await deliver([shop.tea, 1]);
    await ravi.write(shop.tea);
    await app.sql(`update products set is_visible = false where id = '${shop.tea}'`);
    await expect.poll(async () => readRejection(await list(shop.tea))).toEqual(NO_PRODUCT);
    expect(await readRejection(await ravi.send(shop.tea))).toEqual(NO_PRODUCT);
    expect((await ravi.read(shop.tea)).review).not.toBeNull();
    expect((await ravi.remove(shop.tea)).status).toBe(200);
  });

  it('is read page by page in three orders', async () => {
    const members = ['asha', 'ravi', 'kamla'];
    for (const [at, name] of members.entries())
      await storeReview(app, name, shop.tea, { stars: [3, 5, 1][at] ?? 1 });
    await app.sql(`update reviews set written_at = now() - stars * interval '1 day'`);
    const stars = async (query: string) =>
      (await readReviews(app, shop.tea, query)).data.map((review) => review.stars);
    await expect.poll(() => stars('')).toEqual([1, 3, 5]);
    await expect.poll(() => stars('?sort=highest')).toEqual([5, 3, 1]);
    await expect.poll(() => stars('?sort=lowest')).toEqual([1, 3, 5]);
    await expect.poll(() => stars('?page=2&limit=2&sort=highest')).toEqual([1]);
    await expect.poll(async () => (await readReviews(app, shop.tea, '?page=2&limit=2')).total).toBe(3);
    expect((await app.call(`/api/products/${shop.tea}/reviews?sort=best`)).status).toBe(400);
  });

  it('sets the place of a product in the list by rating, and its stars there', async () => {
    await storeReview(app, 'asha', shop.tea, { stars: 4 });
    await storeReview(app, 'asha', shop.soap, { stars: 4 });
    await storeReview(app, 'ravi', shop.soap, { stars: 4 });
    await storeReview(app, 'kamla', shop.tea, { stars: 1, status: 'PENDING' });
    const read = async () =>
      z
        .object({ data: z.array(Product) })
        .parse(await (await app.call('/api/products?sort=rating-desc&page=1&limit=3')).json())
        .data.map(({ id, rating }) => [id, rating] as const);
    await expect.poll(read).toEqual([
      [shop.soap, { average: 4, count: 2 }],
      [shop.tea, { average: 4, count: 1 }],
      [expect.any(String), undefined],
    ]);
    await storeReview(app, 'ravi', shop.tea, { stars: 5 });
    await expect.poll(read).toEqual([
      [shop.tea, { average: 4.5, count: 2 }],
      [shop.soap, { average: 4, count: 2 }],
      [expect.any(String), undefined],
    ]);
  });

  it('may be changed 60 times in the window of the limit', async () => {
    await deliver([shop.tea, 1]);
    await ravi.write(shop.tea);
    await app.countMore('reviews', 59);
    expect((await ravi.send(shop.tea)).status).toBe(429);
  });

  describe('in the hands of staff', () => {
    it('is listed, filtered, searched and sorted', async () => {
      await storeReview(app, 'asha', shop.tea, { stars: 2 });
      await storeReview(app, 'ravi', shop.tea, { stars: 4, status: 'PENDING' });
      await storeReview(app, 'ravi', shop.soap, { stars: 1, status: 'DECLINED' });
      const stars = async (query: string) => (await staff.list(query)).data.map((review) => review.stars);
      expect(await stars('?status=PENDING')).toEqual([4]);
      expect(await stars('?stars=2')).toEqual([2]);
      expect(await stars('?sort=stars')).toEqual([4, 2, 1]);
      expect(await stars('?sort=-stars')).toEqual([1, 2, 4]);
      expect(await stars('?search=copy%202')).toEqual([1]);
      expect(await staff.list('?limit=1&page=2')).toMatchObject({ total: 3, data: [{ author: 'Some B.' }] });
      expect((await staff.staff.get('/api/admin/reviews?status=OPEN')).status).toBe(400);
    });

    it('is decided as it was seen; what is approved is not approved again', async () => {
      await deliver([shop.tea, 1]);
      await ravi.write(shop.tea);
      const seen = await written();
      await ravi.write(shop.tea, { stars: '1', text: 'Changed' });
      const late = await staff.send(seen.id, seen.version, { status: 'APPROVED' });
      expect(late.status).toBe(409);
      expect(await late.json()).toMatchObject({
        message: 'This review has changed. It is shown as it is now.',
        current: { stars: 1, version: seen.version + 1 },
      });
      const approved = await approve(staff, await written());
      expect((await staff.send(approved.id, approved.version, { status: 'APPROVED' })).status).toBe(409);
      await decline(staff, approved, 'Not about the product');
      await expect.poll(() => readProduct(app, shop.tea)).not.toHaveProperty('rating');
      expect(await countStars(app, shop.tea)).toEqual({ counted: [0, 0, 0, 0, 0], stored: [0, 0, 0, 0, 0] });
    });

    it('needs a reason to be declined, and another person than its author', async () => {
      await storeReview(app, 'staff', shop.tea, { status: 'PENDING' });
      const own = await staff.find(staff.staff.id, shop.tea, app);
      expect(await readRejection(await staff.send(own.id, 1, { status: 'DECLINED', reason: ' ' }))).toEqual([
        400,
        'Please give a reason',
      ]);
      expect(await readRejection(await staff.send(own.id, 1, { status: 'APPROVED' }))).toEqual([
        409,
        'Another member of staff must decide on your own review.',
      ]);
      const admin = await ReviewStaff.logIn(app, 'admin');
      await approve(admin, own);
      const { data } = await admin.staff.audit(`review/${own.id}`);
      expect(data).toMatchObject([{ before: { status: 'PENDING' }, after: { status: 'APPROVED' } }]);
      expect(JSON.stringify(data)).not.toContain('Good');
    });

    it('is not found by another id, and not without the right to the catalogue', async () => {
      await storeReview(app, 'asha', shop.tea);
      const { id } = await staff.find(asha.id, shop.tea, app);
      for (const other of [UNKNOWN, 'x'])
        expect(
          toStatuses([
            await staff.staff.get(`/api/admin/reviews/${other}`),
            await staff.send(other, 1, { status: 'APPROVED' }),
          ]),
        ).toEqual([404, 404]);
      await app.sql(`update users set rights = '{orders}' where username = 'staff'`);
      expect(
        toStatuses([
          await staff.staff.get('/api/admin/reviews'),
          await staff.staff.get(`/api/admin/reviews/${id}`),
          await staff.send(id, 1, { status: 'APPROVED' }),
        ]),
      ).toEqual([403, 403, 403]);
      await app.sql(`update users set rights = '{orders,catalogue,people,money}' where username = 'staff'`);
    });
  });
});
