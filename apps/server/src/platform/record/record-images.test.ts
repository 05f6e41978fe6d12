import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chosen, noise, plain, pngThatClaims } from '../../../test/generated-photo.ts';
import { toFailure } from '../../../test/identity.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';

const UNREADABLE = 'This image cannot be read. Choose a JPEG, PNG, WebP, GIF or AVIF image.';
const TOO_MANY_PIXELS = 'This image has more than 25 megapixels. Choose a smaller one.';
const TOO_LONG = 'This image is more than 12,000 px wide or high. Choose a smaller one.';
const TOO_LARGE = 'This image is larger than 5 MB. Choose a smaller one.';

const MB = 1024 * 1024;

describe('the image of a record', () => {
  // Other tests store images of brands too.
  const folder = mkdtempSync(join(tmpdir(), 'record-images-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const app = useTestApp({ DATA_DIR: folder });
  let staff: StaffMember;
  let jpeg: Buffer;

  beforeAll(async () => {
    staff = await StaffMember.logIn(app);
    jpeg = await noise(120, 80).jpeg().toBuffer();
  });

  const add = (brandImage: File) => staff.send('POST', '/api/brands', { name: 'Vanya', brandImage });
  const stored = () => {
    try {
      return readdirSync(join(folder, 'pictures/originals/brand'));
    } catch {
      return [];
    }
  };
  const names = async () => (await app.sql(`select name from brands where name = 'Vanya'`)).length;

  it.each([
    [
      'a drawing with a script',
      async () => '<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>',
    ],
    ['a page with an image in it', async () => Buffer.concat([Buffer.from('<html><script>'), jpeg])],
    ['a script that begins as a GIF', async () => 'GIF89a/*x*/=1;alert(1)//'],
    ['a document with the name of an image', async () => '%PDF-1.7'],
    ['half an image', async () => jpeg.subarray(0, jpeg.length / 2)],
  ])('is not %s', async (_, bytes) => {
    const response = await add(chosen(await bytes(), 'logo.png', 'image/png'));
    expect([response.status, await response.json()]).toEqual([
      400,
      toFailure(UNREADABLE, { brandImage: UNREADABLE }),
    ]);
    expect([await names(), stored()]).toEqual([0, []]);
  });

  it.each([
    ['of more than 25 megapixels', () => pngThatClaims(5001, 5000), TOO_MANY_PIXELS],
    ['that unpacks to gigabytes', () => pngThatClaims(60_000, 60_000), TOO_MANY_PIXELS],
    ['of 30,000 px in width', () => plain(30_000, 20).png().toBuffer(), TOO_LONG],
  ])('is not one %s', async (_, bytes, message) => {
    const response = await add(chosen(await bytes()));
    expect([response.status, await response.json()]).toEqual([
      400,
      toFailure(message, { brandImage: message }),
    ]);
    expect([await names(), stored()]).toEqual([0, []]);
  });

  it('has at most 5 MB', async () => {
    const padded = (size: number) => chosen(Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]));
    const larger = await add(padded(5 * MB + 1));
    expect([larger.status, await larger.json()]).toEqual([
      413,
      toFailure(TOO_LARGE, { brandImage: TOO_LARGE }),
    ]);
    const largest = await add(padded(7 * MB));
    expect([largest.status, await largest.json()]).toEqual([
      413,
      toFailure('The request is larger than 6 MB.'),
    ]);
    expect([await names(), stored()]).toEqual([0, []]);
  });

  it.each([
    ['a brand', '/api/brands', 'brandImage'],
    ['a category', '/api/categories', 'categoryImage'],
  ])('of %s is not an empty file with a name', async (_, path, field) => {
    const response = await staff.send('POST', path, { name: 'Vanya', [field]: new File([], 'logo.png') });
    expect([response.status, await response.json()]).toEqual([
      400,
      toFailure(UNREADABLE, { [field]: UNREADABLE }),
    ]);
    expect([await names(), stored()]).toEqual([0, []]);
  });

  it('may be missing, and an empty file without a name is none', async () => {
    const brand = await staff.save('POST', '/api/brands', { name: 'Plain', brandImage: new File([], '') });
    expect(brand).toMatchObject({ name: 'Plain', brandImage: null });
  });

  it('stays as it is when the old address is sent', async () => {
    const { id, brandImage } = await staff.save('POST', '/api/brands', {
      name: 'Own',
      brandImage: chosen(jpeg),
    });
    expect(
      await staff.save('PUT', `/api/brands/${id}`, { name: 'Own', brandImage: String(brandImage) }),
    ).toMatchObject({ brandImage, version: 1 });
  });
});
