import { type NewProduct, type Result, type StaffProduct, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { productFormMachine } from './product-form.machine.ts';
import { productFormVerbs, productFormView } from './product-form.view.ts';
import { type ProductField, toCopy } from './product-values.ts';
import { changedByOther, sampleProduct } from './product-form.scenario.ts';

const ON_SALE = {
  usualPrice: 349.5,
  sale: { price: 299, from: '2026-11-20', until: '2026-11-30' },
} as const;

function startForm(save: () => Promise<Result<StaffProduct>> = async () => ok(sampleProduct)) {
  const calls: { record: StaffProduct | undefined; data: NewProduct }[] = [];
  const machine = productFormMachine.provide({
    actors: {
      saveRecord: fromPromise(({ input }) => {
        calls.push(input);
        return save();
      }),
    },
  });
  const actor = createActor(machine).start();
  return { ...productFormVerbs(actor), calls, view: () => productFormView(actor.getSnapshot()) };
}

function editSample(save?: () => Promise<Result<StaffProduct>>) {
  const form = startForm(save);
  form.edit(sampleProduct);
  return form;
}

describe('the form of a product', () => {
  it('sends a stored product as it was when nothing changes', () => {
    const form = editSample();
    form.submit();
    const sent = Object.entries(form.calls[0]?.data ?? {}).filter(([, value]) => value !== null);
    expect(sampleProduct).toMatchObject({ ...Object.fromEntries(sent), images: sampleProduct.images });
    expect(form.calls[0]?.data.images).toEqual(sampleProduct.images.map(({ url }) => url));
  });

  it('sends null for a detail group without facts, and for no sizes', () => {
    const form = editSample();
    form.removeSize(0);
    form.removeSize(0);
    form.submit();
    expect(form.calls[0]?.data).toMatchObject({
      sizes: null,
      medicalDetails: null,
      medicalEquipment: null,
      cosmeticProducts: null,
      clothingDetails: null,
    });
  });

  it('is hidden and without images for a copy', () => {
    const form = startForm();
    form.add(toCopy(sampleProduct));
    expect(form.view()).toMatchObject({
      mode: 'add',
      isDirty: true,
      values: { name: 'Forest Honey (copy)', images: [], isVisible: false, price: 34_950 },
    });
    form.submit();
    expect(form.calls[0]).toMatchObject({
      record: undefined,
      data: { name: 'Forest Honey (copy)', images: [], price: 349.5, labelFacts: sampleProduct.labelFacts },
    });
  });

  it('names what a new product needs', () => {
    const form = startForm();
    form.add();
    form.submit();
    expect(form.calls).toEqual([]);
    expect(form.view().errors).toEqual({
      name: 'Name is required',
      description: 'Description is required',
      brandId: 'Brand is required',
      categoryId: 'Category is required',
      price: 'Price must be a number',
    });
  });

  it.each<[ProductField, string | number | null, ProductField, string]>([
    ['makerName', '', 'makerName', 'Name is required'],
    ['makerAddress', ' ', 'makerAddress', 'Address is required'],
    ['consumerCareEmail', '', 'consumerCareEmail', 'Email is required'],
    ['licenceNumber', '123', 'licenceNumber', 'An FSSAI licence number has 14 digits'],
    ['netQuantityAmount', 0, 'netQuantityAmount', 'Net quantity must be more than 0'],
    ['packedIn', '2026-13', 'packedIn', 'Enter the month in this format: 2026-09'],
    ['maximumRetailPrice', 34_900, 'maximumRetailPrice', 'The price is above the maximum retail price.'],
    ['price', 42_501, 'maximumRetailPrice', 'The price is above the maximum retail price.'],
    ['salePrice', 0, 'salePrice', 'Sale price must be more than 0'],
    ['salePrice', 34_950, 'salePrice', 'The sale price must be below the price.'],
    ['salePrice', null, 'salePrice', 'Sale price is required'],
    ['saleFrom', '', 'saleFrom', 'Choose the first day'],
    ['saleUntil', '', 'saleUntil', 'Choose the last day'],
    ['saleUntil', '2026-11-19', 'saleUntil', 'The last day must not be before the first day'],
    ['gstPercent', 41, 'gstPercent', 'GST is at most 40 %'],
    ['hsn', '12', 'hsn', 'HSN has 4 to 8 digits'],
    ['commonName', '', 'isVisible', 'The label is missing details required by law.'],
  ])('with %s = %j shows at %s: %s', (field, value, shownAt, message) => {
    const form = startForm();
    form.edit({ ...sampleProduct, ...ON_SALE });
    form.changeField(field, value);
    form.submit();
    expect(form.view().errors).toEqual({ [shownAt]: message });
  });

  it('can be shown only when its label has what the law requires, and names the fields of the rest', () => {
    const form = startForm();
    form.add();
    expect(form.view()).toMatchObject({
      canShow: false,
      missing: [
        { fact: 'commonName', field: 'commonName' },
        { fact: 'netQuantity', field: 'netQuantityAmount' },
        { fact: 'maximumRetailPrice', field: 'maximumRetailPrice' },
        { fact: 'countryOfOrigin', field: 'countryOfOrigin' },
        { fact: 'maker', field: 'makerName' },
        { fact: 'consumerCare', field: 'consumerCarePhone' },
        { fact: 'packedIn', field: 'packedIn' },
        { fact: 'hsn', field: 'hsn' },
        { fact: 'gstPercent', field: 'gstPercent' },
      ],
    });
    form.changeField('goods', 'FOOD');
    expect(form.view().missing).toContainEqual({ fact: 'licence', field: 'licenceNumber' });
    form.close();
    form.discard();
    form.edit(sampleProduct);
    expect(form.view()).toMatchObject({ canShow: true, missing: [] });
  });

  it('lets a visible product be hidden although its label lacks something', () => {
    const form = editSample();
    form.changeField('commonName', '');
    expect(form.view().canShow).toBe(true);
    form.changeField('isVisible', false);
    expect(form.view().canShow).toBe(false);
    form.submit();
    expect(form.calls[0]?.data.isVisible).toBe(false);
  });
});

describe('the sale of a product', () => {
  it('is sent with the usual price, whatever it costs now', () => {
    const form = startForm();
    form.edit({ ...sampleProduct, ...ON_SALE, price: 299 });
    expect(form.view().values).toMatchObject({ price: 34_950, salePrice: 29_900 });
    form.submit();
    expect(form.calls[0]?.data).toMatchObject({ price: 349.5, sale: ON_SALE.sale });
  });

  it('is taken away with its three fields', () => {
    const form = startForm();
    form.edit({ ...sampleProduct, ...ON_SALE });
    form.changeField('salePrice', null);
    form.changeField('saleFrom', '');
    form.changeField('saleUntil', '');
    form.submit();
    expect(form.calls[0]?.data.sale).toBeNull();
  });

  it('is not copied', () => {
    expect(toCopy({ ...sampleProduct, ...ON_SALE, price: 299 })).toMatchObject({
      price: 34_950,
      salePrice: null,
      saleFrom: '',
      saleUntil: '',
    });
  });
});

describe('the products that go well with a product', () => {
  const tea = { id: '01980000-0000-7000-8000-000000000001', name: 'Tulsi Tea' };
  const ghee = { id: '01980000-0000-7000-8000-000000000002', name: 'Ghee' };
  const ids = (form: ReturnType<typeof startForm>) => form.calls[0]?.data.companionIds;

  it('are sent in the order of the choice', () => {
    const form = startForm();
    form.edit({ ...sampleProduct, companions: [tea] });
    form.addCompanion(ghee);
    form.submit();
    expect(ids(form)).toEqual([tea.id, ghee.id]);
  });

  it('are each there once: the one that is chosen again becomes the last', () => {
    const form = startForm();
    form.add();
    for (const one of [tea, ghee, tea]) form.addCompanion(one);
    expect(form.view().values.companions).toEqual([ghee, tea]);
  });

  it('get another order', () => {
    const form = startForm();
    form.add();
    for (const one of [tea, ghee]) form.addCompanion(one);
    form.moveCompanion(1, 0);
    expect(form.view().values.companions).toEqual([ghee, tea]);
    form.moveCompanion(0, 2);
    expect(form.view().values.companions).toEqual([ghee, tea]);
  });

  it('can all be taken out', () => {
    const form = editSample();
    for (const { id } of sampleProduct.companions ?? []) form.removeCompanion(id);
    form.submit();
    expect(ids(form)).toEqual([]);
  });

  it('are at most 8', () => {
    const form = editSample();
    for (let at = 1; at <= 8; at += 1)
      form.addCompanion({ id: `01980000-0000-7000-8000-00000000000${at}`, name: `Product ${at}` });
    form.submit();
    expect(form.view().errors).toEqual({ companions: 'At most 8 products' });
  });
});

describe('what is in a bundle', () => {
  const honey = { id: '01980000-0000-4000-8000-000000000001', name: 'Forest Honey' };
  const socks = { id: '01980000-0000-4000-8000-000000000002 M', name: 'Cotton Socks, M' };
  const startBundle = () => {
    const form = startForm();
    form.edit({ ...sampleProduct, sizes: undefined, contents: undefined });
    for (const one of [honey, socks, honey]) form.addContent(one);
    return form;
  };

  it('is read with its sizes, and sent with them', () => {
    const form = startForm();
    const content = { productId: honey.id, name: 'Cotton Socks', quantity: 3, isOnShow: true };
    form.edit({ ...sampleProduct, sizes: undefined, contents: [{ ...content, size: 'XXL tall' }] });
    expect(form.view().values.contents).toEqual([
      { id: `${honey.id} XXL tall`, name: 'Cotton Socks, XXL tall', quantity: 3 },
    ]);
    form.changeField('name', 'Winter Box');
    form.submit();
    expect(form.calls[0]?.data.contents).toEqual([{ productId: honey.id, size: 'XXL tall', quantity: 3 }]);
  });

  it('is added product by product; one that is there already gets one piece more', () => {
    const form = startBundle();
    form.submit();
    expect(form.calls[0]?.data.contents).toEqual([
      { productId: honey.id, size: '', quantity: 2 },
      { productId: '01980000-0000-4000-8000-000000000002', size: 'M', quantity: 1 },
    ]);
  });

  it('is nothing any more once all of it is taken out', () => {
    const form = startBundle();
    form.removeContent(honey.id);
    form.removeContent(socks.id);
    form.submit();
    expect(form.calls[0]?.data.contents).toBeNull();
  });

  it('needs a quantity', () => {
    const form = startBundle();
    form.changeContent(socks.id, null);
    form.submit();
    expect(form.view().errors).toEqual({ contents: 'Quantity must be a whole number' });
    form.changeContent(socks.id, 51);
    expect(form.view().errors).toEqual({ contents: 'At most 50 pieces of a product in a bundle' });
  });

  it('is not in a product with sizes', () => {
    const form = startBundle();
    form.addSize();
    form.renameSize(0, 'M');
    form.submit();
    expect(form.view().errors).toEqual({ contents: 'A bundle has no sizes' });
  });
});

describe('the images of a product', () => {
  const upload = { type: 'image/png', bytes: 1000 };

  it('are added at the end, moved and removed by their index, and sent in this order', () => {
    const form = editSample();
    form.addImages([{ url: 'blob:side', alt: '', upload }]);
    form.moveImage(2, 0);
    form.removeImage(1);
    form.submit();
    expect(form.calls[0]?.data.images).toEqual(['blob:side', '/media/products/honey-back/640.webp']);
  });

  it('stay in their order when there is no other index', () => {
    const form = editSample();
    form.moveImage(0, -1);
    form.moveImage(1, 2);
    expect(form.view().isDirty).toBe(false);
  });

  it.each([
    [{ type: 'image/svg+xml', bytes: 10 }, /cannot be read/],
    [{ type: 'image/png', bytes: 5 * 1024 * 1024 + 1 }, /larger than 5 MB/],
  ])('are rejected before they are sent: %o', (rejected, message) => {
    const form = editSample();
    form.addImages([{ url: 'blob:x', alt: '', upload: rejected }]);
    form.submit();
    expect(form.view().errors.images).toMatch(message);
    expect(form.calls).toEqual([]);
  });

  it('are at most 8', () => {
    const form = editSample();
    const images = Array.from({ length: 6 }, (_, at) => ({ url: `blob:${at}`, alt: '', upload }));
    form.addImages(images);
    expect(form.view().canAddImages).toBe(false);
    form.addImages(images);
    expect(form.view().errors).toEqual({ images: 'At most 8 images' });
  });
});

describe('the sizes and details of a product', () => {
  it('are added, changed, moved and removed', () => {
    const form = editSample();
    form.addSize();
    form.renameSize(2, '1 kg');
    form.removeSize(0);
    form.addDetail('homeEssentialProducts');
    form.changeDetail('homeEssentialProducts', 2, {
      label: 'Harvest region',
      value: 'Umaria',
      hindi: 'उमरिया',
    });
    form.moveDetail('homeEssentialProducts', 2, 0);
    form.removeDetail('homeEssentialProducts', 1);
    form.submit();
    const { sizes, homeEssentialProducts = {}, hindi } = form.calls[0]?.data ?? {};
    expect(hindi?.homeEssentialProducts).toEqual({
      'Harvest region': 'उमरिया',
      Caution: 'एक साल से छोटे शिशुओं के लिए नहीं।',
    });
    expect(sizes).toEqual(['500 g', '1 kg']);
    expect(Object.entries(homeEssentialProducts ?? {})).toEqual([
      ['Harvest region', 'Umaria'],
      ['Caution', 'Not for infants under one year.'],
    ]);
  });

  it('are not sent while they are empty', () => {
    const form = editSample();
    form.addSize();
    form.addDetail('homeEssentialProducts');
    form.submit();
    expect(form.calls[0]?.data).toMatchObject({
      sizes: sampleProduct.sizes,
      homeEssentialProducts: sampleProduct.homeEssentialProducts,
    });
  });

  it('show what is repeated or has no name', () => {
    const form = editSample();
    form.renameSize(1, '250 g');
    form.changeDetail('homeEssentialProducts', 1, { label: 'Ingredients', value: 'Wax', hindi: '' });
    expect(form.view().errors).toEqual({
      sizes: 'Each size can appear only once',
      homeEssentialProducts: 'Each detail can appear only once',
    });
    form.changeDetail('homeEssentialProducts', 1, { label: '', value: 'Wax', hindi: '' });
    expect(form.view().errors.homeEssentialProducts).toBe('A detail needs a name');
  });
});

it('a product that another editor changed shows both values, and is saved on top of theirs', async () => {
  const conflict = fail({
    code: 'conflict',
    message: 'Changed meanwhile.',
    current: changedByOther,
  } as const);
  const form = editSample(async () => conflict);
  form.changeField('name', 'Honey');
  form.submit();
  await settle();
  expect(form.view()).toMatchObject({
    conflicts: [{ field: 'name', mine: 'Honey', theirs: 'Wild Forest Honey', choice: undefined }],
    values: { price: 35_900 },
  });
  form.resolve('name', 'mine');
  expect(form.view().conflicts).toMatchObject([{ field: 'name', choice: 'mine' }]);
  form.submit();
  expect(form.calls[1]).toMatchObject({ record: { version: 4 }, data: { name: 'Honey', price: 359 } });
});
