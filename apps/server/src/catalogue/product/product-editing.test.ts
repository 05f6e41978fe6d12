import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { chosen, noise } from '../../../test/generated-photo.ts';
import { toFailure } from '../../../test/identity.ts';
import { StaffMember, readRecord } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { newId, sampleId } from '../../platform/database/id.ts';

const Images = z.object({ images: z.array(z.object({ url: z.string() })) });
const toUrls = (product: unknown) => Images.parse(product).images.map(({ url }) => url);

/** A product as the calls of the specification send it. */
const PICKLE = {
  brandId: sampleId('brand/annkosh'),
  categoryId: sampleId('category/foods-pantry'),
  name: 'Mango Pickle, 400 g',
  description: 'Sun-dried mango in mustard oil.',
  price: '149.50',
  points: '30',
  pointDescription: '30 BV per unit',
  isVisible: 'true',
};

/** What the law wants on its label. */
const LABEL = {
  goods: 'FOOD',
  commonName: 'Pickle',
  netQuantity: { amount: 400, unit: 'g' },
  maximumRetailPrice: 165,
  countryOfOrigin: 'India',
  maker: { role: 'MANUFACTURER', name: 'Annkosh Foods', address: 'Barabanki 225001' },
  packedIn: '2026-10',
  consumerCare: { phone: '1800 000 000', email: 'care@annkosh.example' },
  licence: { kind: 'FSSAI', number: '12345678901234' },
};
const LABELLED = { ...PICKLE, hsn: '20019000', gstPercent: '5', labelFacts: JSON.stringify(LABEL) };

describe('a product', () => {
  const app = useTestApp();
  let staff: StaffMember;
  let images: File[];

  beforeAll(async () => {
    staff = await StaffMember.logIn(app);
    images = await Promise.all(
      [1, 2, 3].map(async (n) =>
        chosen(
          await noise(40 * n, 40)
            .jpeg()
            .toBuffer(),
          `${n}.jpg`,
        ),
      ),
    );
  });

  const add = (parts: Parameters<StaffMember['save']>[2]) => staff.save('POST', '/api/products', parts);
  const change = (id: string, parts: Parameters<StaffMember['save']>[2]) =>
    staff.save('PUT', `/api/products/${id}`, parts);
  const read = async (id: string) => (await app.call(`/api/products/${id}`)).status;

  it('is in a subcategory of its category, or in none', async () => {
    const stored = async (parts: Parameters<StaffMember['save']>[2], id: string) =>
      (await readRecord(await staff.send('PUT', `/api/products/${id}`, parts)))['subCategory'];
    const response = await staff.send('POST', '/api/products', { ...LABELLED, subCategory: 'Spices' });
    const { id, subCategory } = await readRecord(response);
    expect(subCategory).toBe('Spices');
    const path = String(id);
    expect(await stored(LABELLED, path)).toBe('Spices');
    expect(await stored({ ...LABELLED, subCategory: 'Oils' }, path)).toBe('Oils');
    for (const invalid of [
      { ...LABELLED, subCategory: 'Juices' },
      { ...LABELLED, categoryId: sampleId('category/skin-care'), subCategory: 'Oils' },
    ]) {
      const rejected = await staff.send('PUT', `/api/products/${path}`, invalid);
      expect([rejected.status, await rejected.json()]).toEqual([
        400,
        toFailure('Subcategory not found', { subCategory: 'Subcategory not found' }),
      ]);
    }
    const moved = await staff.putJson('/api/admin/products', {
      ids: [path],
      categoryId: sampleId('category/home-essentials'),
    });
    expect(moved.status).toBe(200);
    const [row] = await app.sql(`select sub_category from products where id = '${path}'`);
    expect(row).toEqual({ sub_category: null });
    expect(await stored({ ...LABELLED, subCategory: '' }, path)).toBeUndefined();
  });

  it('is added with its images in order and its details, and everyone sees it', async () => {
    const response = await staff.send('POST', '/api/products', {
      ...LABELLED,
      images: images,
      homeEssentialProducts: '{"Ingredients":"Mango, mustard oil","Storage":"Dry spoon"}',
      cosmeticProducts: '',
      medicalDetails: '',
      medicalEquipment: '',
      clothingDetails: '',
      sizes: '',
    });
    expect(response.status).toBe(201);
    const data = await readRecord(response);
    const image = {
      url: expect.stringMatching(/^\/media\/product\/[0-9a-f]{40}\/640\.webp$/),
      alt: PICKLE.name,
    };
    expect(data).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      brandId: PICKLE.brandId,
      brandName: 'Annkosh',
      categoryId: PICKLE.categoryId,
      categoryName: 'Foods & Pantry',
      categoryUniqueName: 'foods-pantry',
      name: PICKLE.name,
      description: PICKLE.description,
      price: 149.5,
      points: 30,
      pointDescription: PICKLE.pointDescription,
      isVisible: true,
      isDeleted: false,
      images: [image, image, image],
      stock: { status: 'SOLD_OUT', quantity: 0 },
      homeEssentialProducts: { Ingredients: 'Mango, mustard oil', Storage: 'Dry spoon' },
      hsn: '20019000',
      gstPercent: 5,
      labelFacts: LABEL,
      missingLabelFacts: [],
      version: 1,
    });
    await expect.poll(() => read(data.id)).toBe(200);
    const [, , last = ''] = toUrls(data);
    expect((await app.call(last)).status).toBe(200);
  });

  it('is a draft that no visitor sees until its label has all that the law wants', async () => {
    const draft = await add(PICKLE);
    expect(draft).toMatchObject({
      isVisible: false,
      missingLabelFacts: [
        'commonName',
        'netQuantity',
        'maximumRetailPrice',
        'countryOfOrigin',
        'maker',
        'consumerCare',
        'packedIn',
        'hsn',
        'gstPercent',
      ],
    });
    expect(await read(draft.id)).toBe(404);
    const { licence: _licence, ...unlicensed } = LABEL;
    expect(await change(draft.id, { ...LABELLED, labelFacts: JSON.stringify(unlicensed) })).toMatchObject({
      isVisible: false,
      missingLabelFacts: ['licence'],
    });
    expect(await change(draft.id, LABELLED)).toMatchObject({ isVisible: true, missingLabelFacts: [] });
    await expect.poll(() => read(draft.id)).toBe(200);
  });

  it('is hidden, and seen again', async () => {
    const { id } = await add(LABELLED);
    expect(await change(id, { ...PICKLE, isVisible: 'false' })).toMatchObject({ isVisible: false });
    await expect.poll(() => read(id)).toBe(404);
    expect(await change(id, PICKLE)).toMatchObject({ isVisible: true });
    await expect.poll(() => read(id)).toBe(200);
  });

  it('has the images that a change names, in that order, and any others left out', async () => {
    const { id, ...added } = await add({ ...LABELLED, images: images.slice(0, 2) });
    const [first = '', second = ''] = toUrls(added);
    expect(toUrls(await change(id, PICKLE))).toEqual([first, second]);
    const [third, ...others] = images.slice(2);
    expect(others).toEqual([]);
    const reordered = toUrls(await change(id, { ...PICKLE, images: [second, third ?? '', first] }));
    expect([reordered[0], reordered[2], reordered.length]).toEqual([second, first, 3]);
    expect(toUrls(await change(id, { ...PICKLE, images: [reordered[1] ?? ''] }))).toEqual([reordered[1]]);
    // Orders show the image that the product had when it was ordered.
    await app.idle();
    expect((await app.call(first)).status).toBe(200);
    const foreign = '/media/products/bilona-cow-ghee-front/640.webp';
    expect(toUrls(await change(id, { ...PICKLE, images: [foreign] }))).toEqual([]);
  });

  it('loses a detail group that is sent as empty text, and saves one that is left out', async () => {
    const { id } = await add({ ...LABELLED, medicalDetails: '{"Dose":"One"}', sizes: '["S","M"]' });
    expect(await change(id, PICKLE)).toMatchObject({ medicalDetails: { Dose: 'One' }, sizes: ['S', 'M'] });
    const emptied = await change(id, { ...PICKLE, medicalDetails: '', sizes: '' });
    expect([emptied['medicalDetails'], emptied['sizes']]).toEqual([undefined, undefined]);
  });

  it('is not changed by the second of two editors, who receives what is stored', async () => {
    const { id } = await add(LABELLED);
    const first = await change(id, { ...PICKLE, price: '150', version: '1' });
    const second = await staff.send('PUT', `/api/products/${id}`, { ...PICKLE, price: '140', version: '1' });
    expect([second.status, await second.json()]).toEqual([
      409,
      { ...toFailure('Another user has changed this.'), current: first },
    ]);
  });

  it('is deleted for visitors, and can be restored', async () => {
    const { id } = await add(LABELLED);
    await expect.poll(() => read(id)).toBe(200);
    expect(await (await staff.delete(`/api/products/${id}`)).json()).toEqual({ success: true });
    await expect.poll(() => read(id)).toBe(404);
    expect(await (await staff.delete(`/api/products/${id}`)).json()).toEqual(toFailure('Product not found'));
    await change(id, { ...PICKLE, isDeleted: 'false' });
    await expect.poll(() => read(id)).toBe(200);
  });

  it('needs a brand and a category that are there', async () => {
    const response = await staff.send('POST', '/api/products', {
      ...PICKLE,
      brandId: newId(),
      categoryId: newId(),
    });
    expect([response.status, await response.json()]).toEqual([
      400,
      toFailure('Brand not found', { brandId: 'Brand not found', categoryId: 'Category not found' }),
    ]);
  });

  it.each([
    [{ name: '' }, 'Name is required'],
    [{ price: '0' }, 'Price must be more than 0'],
    [{ price: 'free' }, 'Price must be a number'],
    [{ price: '9.999' }, 'Price can have at most 2 decimals'],
    [{ points: '1.5' }, 'Points must be a whole number'],
    [{ points: '-1' }, 'Points must not be negative'],
    [{ brandId: 'none' }, 'Brand is required'],
    [{ medicalDetails: '{' }, 'Details must be JSON text, names to values'],
    [{ sizes: '["S","S"]' }, 'Each size can appear only once'],
    [{ labelFacts: 'none' }, 'Label facts must be JSON text'],
    [{ hsn: '12' }, 'HSN has 4 to 8 digits'],
    [{ gstPercent: '41' }, 'GST is at most 40 %'],
  ])('is rejected with %j', async (parts, message) => {
    const response = await staff.send('POST', '/api/products', { ...PICKLE, ...parts });
    expect([response.status, await response.json()]).toEqual([400, toFailure(message)]);
  });

  it('has at most 8 images', async () => {
    const nine = Array.from({ length: 9 }, () => images[0] ?? '');
    const response = await staff.send('POST', '/api/products', { ...PICKLE, images: nine });
    expect([response.status, await response.json()]).toEqual([400, toFailure('At most 8 images')]);
  });

  it('has no empty file with a name as an image', async () => {
    const empty = new File([], 'jar.jpg');
    const message = 'This image cannot be read. Choose a JPEG, PNG, WebP, GIF or AVIF image.';
    const response = await staff.send('POST', '/api/products', { ...PICKLE, images: [empty] });
    expect([response.status, await response.json()]).toEqual([400, toFailure(message, { images: message })]);
  });
});
