import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_IMAGE_BYTES } from '@pgm/api/contract';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { Buyer, openShop, orderIn, readRejection } from '../../../test/buyer.ts';
import { chosen, noise } from '../../../test/generated-photo.ts';
import { logIn } from '../../../test/identity.ts';
import { HOME_DELIVERY, OrderStaff } from '../../../test/order-staff.ts';
import { useTestApp } from '../../../test/test-app.ts';

const REASON = 'The jar was broken.';
const UNREADABLE = 'This photo cannot be read. Choose a JPEG, PNG, WebP, GIF or AVIF image.';
const ADDRESS = /^\/media\/returns\/[0-9a-f]{40}\/640\.webp$/;

describe('the photos of a return', () => {
  const app = useTestApp();
  let ravi: Buyer;
  let staff: OrderStaff;
  let tea = '';
  let jpeg: Buffer;

  beforeAll(async () => {
    ravi = await Buyer.logIn(app, 'ravi');
    staff = await OrderStaff.logIn(app);
    jpeg = await noise(120, 80)
      .withExif({ IFD0: { Artist: 'Ravi' } })
      .jpeg()
      .toBuffer();
  });
  beforeEach(async () => {
    [tea = ''] = await openShop(app, { pricePaise: 30_000, points: 7, quantity: 10 });
  });

  const delivered = async () => {
    const { id } = await ravi.place([tea, 2]);
    await staff.move(id, ...HOME_DELIVERY);
    return id;
  };
  const sendBack = (id: string, ...photos: readonly File[]) => ravi.sendBack(id, REASON, [[tea, 1]], photos);
  const saved = () => {
    try {
      return readdirSync(join(inject('templateFolder'), 'pictures/originals/returns')).toSorted();
    } catch {
      return [];
    }
  };

  it('are seen by the buyer and by staff, redrawn without hidden data', async () => {
    const id = await delivered();
    const { reversals } = await orderIn(await sendBack(id, chosen(jpeg, 'jar.exe'), chosen(jpeg)));
    const [{ photos } = { photos: [] }] = reversals;
    expect(photos).toEqual([expect.stringMatching(ADDRESS), expect.stringMatching(ADDRESS)]);
    expect((await staff.order(id)).reversals).toMatchObject([{ photos, items: [{ quantity: 1 }] }]);
    const image = await app.call(photos[0] ?? '');
    expect([image.status, image.headers.get('Content-Type'), image.headers.get('Cache-Control')]).toEqual([
      200,
      'image/webp',
      'private, max-age=3600',
    ]);
    expect((await sharp(await image.arrayBuffer()).metadata()).exif).toBeUndefined();
  });

  it('are not named to another member, whose order it is not', async () => {
    const id = await delivered();
    await sendBack(id, chosen(jpeg));
    const asha = await Buyer.logIn(app, 'asha');
    expect(await readRejection(await asha.get(`/api/orders/${id}`))).toEqual([404, 'Not found']);
    const before = saved();
    expect(await readRejection(await asha.sendBack(id, REASON, [[tea, 1]], [chosen(jpeg)]))).toEqual([
      404,
      'Not found',
    ]);
    expect(saved()).toEqual(before);
  });

  it('are at most three readable images of at most 5 MB; with a bad one, nothing is requested or stored', async () => {
    const id = await delivered();
    const before = saved();
    const four = [1, 2, 3, 4].map(() => chosen(jpeg));
    expect(await readRejection(await sendBack(id, ...four))).toEqual([400, 'At most 3 photos']);
    expect(await readRejection(await sendBack(id, chosen(jpeg), chosen('<svg onload="x"/>')))).toEqual([
      400,
      UNREADABLE,
    ]);
    const large = new Uint8Array(MAX_IMAGE_BYTES + 1);
    expect((await readRejection(await sendBack(id, chosen(large))))[0]).toBe(413);
    expect((await staff.order(id)).status).toBe('DELIVERED');
    expect(saved()).toEqual(before);
  });

  it('are not stored for a return that is rejected', async () => {
    const id = await delivered();
    const before = saved();
    const tooMany = await ravi.sendBack(id, REASON, [[tea, 3]], [chosen(jpeg)]);
    expect(await readRejection(tooMany)).toEqual([409, 'The order does not have so many pieces.']);
    await expect.poll(saved).toEqual(before);
    expect((await sendBack(id, chosen(jpeg))).status).toBe(200);
    const one = saved();
    expect(await readRejection(await sendBack(id, chosen(jpeg)))).toEqual([
      409,
      'This order can no longer be returned.',
    ]);
    expect(saved()).toEqual(one);
  });

  it('are stored once when the same return is sent twice at the same time', async () => {
    const id = await delivered();
    const before = saved().length;
    const responses = await Promise.all([sendBack(id, chosen(jpeg)), sendBack(id, chosen(jpeg))]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await expect.poll(() => saved().length).toBe(before + 1);
  });

  it('are deleted with the account of the buyer', async () => {
    const id = await delivered();
    const { reversals } = await orderIn(await sendBack(id, chosen(jpeg)));
    const inspection = { items: [{ productId: tea, outcome: 'REJECTED' }] };
    await staff.send('POST', `${id}/inspection`, inspection);
    const { token } = await logIn(app, 'ravi');
    const headers = { Authorization: `Bearer ${token}` };
    expect((await app.post('/privacy/delete', { password: 'demo1234' }, headers)).status).toBe(200);
    app.clock.now += 61_000;
    await app.runJobs();
    expect((await app.call(reversals[0]?.photos[0] ?? '')).status).toBe(404);
    expect((await staff.order(id)).reversals).toMatchObject([{ photos: [] }]);
  });
});
