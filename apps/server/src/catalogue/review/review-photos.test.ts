import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_IMAGE_BYTES } from '@pgm/api/contract';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { readRejection } from '../../../test/buyer.ts';
import { chosen, noise } from '../../../test/generated-photo.ts';
import { useOrderShop } from '../../../test/order-shop.ts';
import { HOME_DELIVERY } from '../../../test/order-staff.ts';
import { Reviewer } from '../../../test/reviewer.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { ImageAlbum } from '../../platform/storage/image-album.ts';
import { StorageFailure } from '../../platform/storage/storage-failure.ts';

const ADDRESS = /^\/media\/reviews\/[0-9a-f]{40}\/640\.webp$/;

describe('the photos of a review', () => {
  const app = useTestApp();
  const shop = useOrderShop(app);
  let ravi: Reviewer;
  let jpeg: Buffer;

  beforeAll(async () => {
    ravi = await Reviewer.logIn(app, 'ravi');
    jpeg = await noise(120, 80)
      .withExif({ IFD0: { Artist: 'Ravi' } })
      .jpeg()
      .toBuffer();
  });
  beforeEach(async () => {
    await app.sql('truncate reviews');
    const { id } = await shop.ravi.place([shop.tea, 1], [shop.soap, 1]);
    await shop.staff.move(id, ...HOME_DELIVERY);
  });

  const photo = () => chosen(jpeg);
  const saved = () => {
    try {
      return readdirSync(join(inject('templateFolder'), 'pictures/originals/reviews')).toSorted();
    } catch {
      return [];
    }
  };

  it('are redrawn without hidden data, and no shared cache stores them', async () => {
    const { photos } = await ravi.write(shop.tea, { images: [chosen(jpeg, 'jar.exe'), photo()] });
    expect(photos).toEqual([expect.stringMatching(ADDRESS), expect.stringMatching(ADDRESS)]);
    const image = await app.call(photos[0] ?? '');
    expect([image.status, image.headers.get('Content-Type'), image.headers.get('Cache-Control')]).toEqual([
      200,
      'image/webp',
      'private, max-age=3600',
    ]);
    expect((await sharp(await image.arrayBuffer()).metadata()).exif).toBeUndefined();
  });

  it('stay, go or come with a change; those of other reviews do not come', async () => {
    const soap = await ravi.write(shop.soap, { images: [photo()] });
    const { photos } = await ravi.write(shop.tea, { images: [photo(), photo()] });
    const [first = '', second = ''] = photos;
    const changed = await ravi.write(shop.tea, {
      photos: [second, ...soap.photos, '/media/products/x/640.webp'].slice(0, 2),
      images: [photo()],
    });
    expect(changed.photos).toEqual([second, expect.stringMatching(ADDRESS)]);
    await expect.poll(async () => (await app.call(first)).status).toBe(404);
    expect((await app.call(soap.photos[0] ?? '')).status).toBe(200);
    await ravi.remove(shop.tea);
    await expect.poll(async () => (await app.call(second)).status).toBe(404);
  });

  it('are at most three readable images of at most 5 MB; with a bad one, nothing is stored', async () => {
    const before = saved();
    const four = [photo(), photo(), photo(), photo()];
    expect(await readRejection(await ravi.send(shop.tea, { images: four }))).toEqual([
      400,
      'At most 3 photos',
    ]);
    const bad = [photo(), chosen('<svg onload="x"/>')];
    expect((await ravi.send(shop.tea, { images: bad })).status).toBe(400);
    const large = [chosen(new Uint8Array(MAX_IMAGE_BYTES + 1))];
    expect((await ravi.send(shop.tea, { images: large })).status).toBe(413);
    expect(saved()).toEqual(before);
    const { photos } = await ravi.write(shop.tea, { images: four.slice(0, 2) });
    expect(await readRejection(await ravi.send(shop.tea, { photos, images: four.slice(0, 2) }))).toEqual([
      400,
      'At most 3 photos',
    ]);
    expect((await ravi.read(shop.tea)).review?.photos).toEqual(photos);
  });

  it('leave nothing behind when one of several cannot be stored', async () => {
    const before = saved();
    const save = vi.spyOn(ImageAlbum.prototype, 'save').mockRejectedValueOnce(new StorageFailure('503'));
    const response = await ravi.send(shop.tea, { images: [photo(), photo(), photo()] });
    save.mockRestore();
    expect([response.status, saved()]).toEqual([503, before]);
    expect((await ravi.read(shop.tea)).review).toBeNull();
  });

  it('are not stored for a product that was not delivered', async () => {
    const before = saved();
    const asha = await Reviewer.logIn(app, 'asha');
    expect((await asha.send(shop.tea, { images: [photo()] })).status).toBe(409);
    expect(saved()).toEqual(before);
  });

  it('are deleted with the account', async () => {
    const { photos } = await ravi.write(shop.tea, { images: [photo()] });
    await app.sql(`update orders set settle_at = null, payment_status = 'PAID'`);
    expect((await ravi.leave('demo1234')).status).toBe(200);
    app.clock.now += 61_000;
    await app.runJobs();
    expect((await app.call(photos[0] ?? '')).status).toBe(404);
  });
});
