import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_IMAGE_BYTES } from '@pgm/api/contract';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { chosen, noise, plain, pngThatClaims } from '../../../test/generated-photo.ts';
import { toFailure, passToNextHour, toStatuses } from '../../../test/identity.ts';
import { ProfileOwner } from '../../../test/profile-owner.ts';
import { useTestApp } from '../../../test/test-app.ts';

const UNREADABLE = 'This photo cannot be read. Choose a JPEG, PNG, WebP, GIF or AVIF image.';
const TOO_MANY_PIXELS = 'This photo has more than 25 megapixels. Choose a smaller one.';
const ADDRESS = /^\/media\/photos\/[0-9a-f]{40}\/640\.webp$/;

describe('the photo of a profile', () => {
  const app = useTestApp();
  let asha: ProfileOwner;
  let jpeg: Buffer;

  beforeAll(async () => {
    jpeg = await noise(120, 80).jpeg().toBuffer();
  });
  beforeEach(async () => {
    passToNextHour(app);
    asha = await ProfileOwner.logIn(app, 'asha');
  });

  const toAddress = async (file: File) => (await asha.change({ imageUrl: file })).imageUrl ?? '';
  const load = async (address: string) => {
    const response = await app.call(address);
    return { response, bytes: Buffer.from(await response.clone().arrayBuffer()) };
  };
  const toRejection = async (file: File) => {
    const response = await asha.patch({ imageUrl: file });
    return [response.status, await response.json()];
  };
  const saved = () => {
    try {
      return readdirSync(join(inject('templateFolder'), 'pictures/originals/photos')).toSorted();
    } catch {
      return [];
    }
  };

  it('can be loaded by anyone who has its address, which cannot be guessed', async () => {
    const address = await toAddress(chosen(jpeg));
    expect(address).toMatch(ADDRESS);
    expect((await asha.now()).imageUrl).toBe(address);
    const { response, bytes } = await load(address);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 640, height: 427 });
  });

  it('is saved by no cache that several people share, unlike the image of a product', async () => {
    const { response } = await load(await toAddress(chosen(jpeg)));
    expect(response.headers.get('Cache-Control')).toBe('private, max-age=3600');
    const product = await app.call('/media/products/ashwagandha-tablets-front/160.webp');
    expect(product.headers.get('Cache-Control')).toBe('public, max-age=604800, stale-while-revalidate=86400');
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    "can be a %s, whatever the file's name",
    async (format) => {
      const bytes = await noise(64, 48).toFormat(format).toBuffer();
      const address = await toAddress(chosen(bytes, 'photo.exe', 'application/octet-stream'));
      expect((await load(address)).response.status).toBe(200);
    },
  );

  it('is the first image of an animation', async () => {
    const frames = await Promise.all([plain(8, 8).png().toBuffer(), noise(8, 8).png().toBuffer()]);
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { bytes } = await load(await toAddress(chosen(moving)));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 640, height: 640 });
  });

  it('has only pixels: no place, no device, and no hidden data of the file', async () => {
    const photo = await noise(120, 80)
      .withExif({
        IFD0: { Copyright: 'Secret-Owner', Make: 'Secret-Maker' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 50/1 4674/100', GPSLongitude: '80/1 56/1 4620/100' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>Secret-Place</secret></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif?.includes('Secret-Owner')).toBe(true);
    const hidden = Buffer.concat([photo, Buffer.from('PK\x03\x04<script>Secret-Script</script>')]);
    const address = await toAddress(chosen(hidden));
    for (const variant of ['160.avif', '640.webp', '1280.webp', 'social.jpg']) {
      const { bytes } = await load(address.replace('640.webp', variant));
      const { exif, xmp, iptc } = await sharp(bytes).metadata();
      expect([variant, exif, xmp, iptc, bytes.includes('Secret')]).toEqual([
        variant,
        undefined,
        undefined,
        undefined,
        false,
      ]);
    }
    const original = join(
      inject('templateFolder'),
      'pictures/originals',
      address.split('/').slice(2, 4).join('/'),
    );
    const { format, exif, xmp } = await sharp(original).metadata();
    expect([format, exif, xmp]).toEqual(['webp', undefined, undefined]);
  });

  it('is upright, however the camera was held', async () => {
    const lying = await noise(120, 80).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { bytes } = await load(await toAddress(chosen(lying)));
    const { width, height, orientation } = await sharp(bytes).metadata();
    expect([width, height, orientation]).toEqual([640, 960, undefined]);
  });

  it('stays when no file is sent, or when an address is sent: the old one or any other', async () => {
    const address = await toAddress(chosen(jpeg));
    for (const imageUrl of [
      undefined,
      address,
      '',
      'null',
      'https://elsewhere.example/x.png',
      'javascript:x',
    ])
      expect((await asha.change({ imageUrl })).imageUrl).toBe(address);
    expect((await asha.change({ imageUrl: new File([], '') })).imageUrl).toBe(address);
    expect((await load(address)).response.status).toBe(200);
  });

  it('is deleted in all its sizes when another replaces it', async () => {
    const first = await toAddress(chosen(jpeg));
    for (const variant of ['640.webp', '160.avif', 'social.jpg'])
      expect((await app.call(first.replace('640.webp', variant))).status).toBe(200);
    const second = await toAddress(chosen(jpeg));
    await app.idle();
    expect(second).not.toBe(first);
    for (const variant of ['640.webp', '160.avif', 'social.jpg', '320.webp'])
      expect((await app.call(first.replace('640.webp', variant))).status).toBe(404);
    expect((await app.call(second)).status).toBe(200);
  });

  it('is a single one when several are sent at once: the others are deleted', async () => {
    const before = saved().length;
    const responses = await Promise.all([1, 2, 3, 4].map(() => asha.patch({ imageUrl: chosen(jpeg) })));
    expect(toStatuses(responses)).toEqual([200, 200, 200, 200]);
    await app.idle();
    const { imageUrl } = await asha.now();
    expect((await app.call(imageUrl ?? '')).status).toBe(200);
    expect(saved()).toHaveLength(before);
  });

  it('is not stored when the rest of the profile is rejected', async () => {
    const before = saved();
    const ravis = { primaryEmail: 'ravi@example.in' };
    expect((await asha.patch({ imageUrl: chosen(jpeg), ...ravis })).status).toBe(409);
    await app.idle();
    expect(saved()).toEqual(before);
  });

  it('has at most 5 MB', async () => {
    const padded = (size: number) => chosen(Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]));
    expect((await asha.patch({ imageUrl: padded(MAX_IMAGE_BYTES) })).status).toBe(200);
    const message = 'This photo is larger than 5 MB. Choose a smaller one.';
    expect(await toRejection(padded(MAX_IMAGE_BYTES + 1))).toEqual([
      413,
      toFailure(message, { imageUrl: message }),
    ]);
  });

  it('has at most 25 megapixels', async () => {
    const max = chosen(await plain(5000, 5000).png().toBuffer());
    expect((await asha.patch({ imageUrl: max })).status).toBe(200);
    for (const more of [
      await plain(5001, 5000).png().toBuffer(),
      await plain(8000, 4000).webp({ effort: 0 }).toBuffer(),
      await pngThatClaims(60_000, 60_000),
    ])
      expect(await toRejection(chosen(more))).toEqual([
        400,
        toFailure(TOO_MANY_PIXELS, { imageUrl: TOO_MANY_PIXELS }),
      ]);
  });

  it('is a complete image: no drawing with code, no other file type, no truncated file', async () => {
    const before = await asha.now();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const gif = await noise(64, 48).gif().toBuffer();
    const tiff = await noise(8, 8).tiff().toBuffer();
    const cut = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
    const invalid: Record<string, Buffer | string> = {
      svg,
      'svg that begins as XML': `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]>${svg}`,
      text: 'no image at all',
      nothing: '',
      pdf: '%PDF-1.7',
      tiff,
      'page with an image in it': Buffer.concat([Buffer.from('<html><script>x</script>'), jpeg]),
      'archive with an image in it': Buffer.concat([Buffer.from('PK\x03\x04'), jpeg]),
      'script that begins as a GIF': 'GIF89a/*x*/=1;alert(1)//',
      'script that begins as a JPEG': Buffer.concat([
        Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
        Buffer.from('*/=1;'),
      ]),
      'unreadable heic': Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), Buffer.alloc(64)]),
      'PNG of no size': await pngThatClaims(0, 0),
      'PNG with too little in it': await pngThatClaims(4000, 4000),
      'half a JPEG': cut(jpeg),
      'half a PNG': cut(await noise(64, 48).png().toBuffer()),
      'half a WebP': cut(await noise(64, 48).webp().toBuffer()),
      'half a GIF': cut(gif),
      'half an AVIF': cut(await noise(64, 48).avif().toBuffer()),
    };
    const rejected = toFailure(UNREADABLE, { imageUrl: UNREADABLE });
    for (const [name, bytes] of Object.entries(invalid))
      expect([name, ...(await toRejection(chosen(bytes, 'photo.png', 'image/png')))]).toEqual([
        name,
        400,
        rejected,
      ]);
    expect(await asha.now()).toEqual(before);
  });
});
