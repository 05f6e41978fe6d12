import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { CsvImporter } from '../../../test/csv-importer.ts';
import { StaffMember, readRecord } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { newId, sampleId } from '../../platform/database/id.ts';
import { FIELD_COLUMNS, LABEL_COLUMNS } from './product-columns.ts';

const ABOVE_MAXIMUM = 'The price is above the maximum retail price.';
const Failed = z.object({ success: z.literal(false), message: z.string() });
const Ids = z.tuple([z.object({ id: z.string() })]);
const Seen = z.object({ data: z.object({ isVisible: z.boolean() }) });
const Bulk = z.object({ data: z.object({ changed: z.array(z.string()), rejected: z.array(z.unknown()) }) });

/** The texts of a form, which an import has in the columns of the same fields. */
const PICKLE = {
  brandId: sampleId('brand/annkosh'),
  categoryId: sampleId('category/foods-pantry'),
  name: 'Mango Pickle, 400 g',
  description: 'Sun-dried mango in mustard oil.',
  price: '149.50',
  points: '30',
  hsn: '20019000',
  gstPercent: '5',
  isVisible: 'true',
};

/** A label that has all that the law wants. */
const LABEL = {
  goods: 'FOOD',
  commonName: 'Pickle',
  netQuantity: { amount: 400, unit: 'g' },
  maximumRetailPrice: 300,
  countryOfOrigin: 'India',
  maker: { role: 'MANUFACTURER', name: 'Annkosh Foods', address: 'Barabanki 225001' },
  packedIn: '2026-10',
  consumerCare: { phone: '1800 000 000', email: 'care@annkosh.example' },
  licence: { kind: 'FSSAI', number: '12345678901234' },
};

/** What a product differs in from a valid one. */
interface Wanted {
  readonly parts?: Readonly<Record<string, string>>;
  readonly label?: Readonly<Record<string, unknown>>;
}

/** Why it was rejected, or whether it is on sale. */
type Result = string | { readonly isOnSale: boolean };

const Group = z.record(z.string(), z.unknown());

describe('a product, whatever way it is saved,', () => {
  const app = useTestApp();
  let staff: StaffMember;
  let importer: CsvImporter;
  let count = 0;

  beforeAll(async () => {
    staff = await StaffMember.logIn(app);
    importer = await CsvImporter.logIn(app);
  });

  const toForm = ({ parts, label }: Wanted) => ({
    ...PICKLE,
    ...parts,
    labelFacts: JSON.stringify({ ...LABEL, ...label }),
  });
  const isOnSale = async (id: string) => {
    const { isVisible } = Seen.parse(await (await staff.get(`/api/admin/products/${id}`)).json()).data;
    const status = isVisible ? 200 : 404;
    await expect.poll(async () => (await app.call(`/api/products/${id}`)).status).toBe(status);
    return { isOnSale: isVisible };
  };
  const save = async (method: 'POST' | 'PUT', path: string, wanted: Wanted): Promise<Result> => {
    const response = await staff.send(method, path, toForm(wanted));
    if (!response.ok) return Failed.parse(await response.json()).message;
    return isOnSale((await readRecord(response)).id);
  };
  /** A product that is on sale; returns its id. */
  const add = async (wanted: Wanted = {}) => (await staff.save('POST', '/api/products', toForm(wanted))).id;

  /** The cells of a row, as a spreadsheet has them. */
  const toCells = ({ parts = {}, label = {} }: Wanted) => {
    const fields: Readonly<Record<string, string>> = { ...PICKLE, ...parts };
    const facts: Readonly<Record<string, unknown>> = { ...LABEL, ...label };
    const toFact = ([name, inner]: readonly string[]) => {
      const fact = facts[name ?? ''];
      return inner === undefined ? fact : Group.safeParse(fact).data?.[inner];
    };
    const names = { [PICKLE.brandId]: 'Annkosh', [PICKLE.categoryId]: 'Foods & Pantry' };
    const toCell: Readonly<Record<string, (text: string) => string>> = {
      brandId: (id) => names[id] ?? 'None',
      categoryId: (id) => names[id] ?? 'None',
      isVisible: (text) => (text === 'true' ? 'yes' : 'no'),
      sizes: (text) => z.array(z.string()).parse(JSON.parse(text)).join('|'),
    };
    return {
      ...Object.fromEntries(
        Object.entries(FIELD_COLUMNS).map(([column, field]) => {
          const text = fields[field] ?? '';
          return [column, text === '' ? '' : (toCell[field]?.(text) ?? text)];
        }),
      ),
      ...Object.fromEntries(
        Object.entries(LABEL_COLUMNS).map(([column, path]) => [column, String(toFact(path) ?? '')]),
      ),
    };
  };
  const importRow = async (cells: Readonly<Record<string, string>>, id?: string): Promise<Result> => {
    count += 1;
    // The limit of files is another test's subject.
    await app.sql('delete from rate_limits');
    const unique = cells['Name'] === '' ? '' : `${cells['Name']} ${count}`;
    const row = { ...cells, Name: unique, ...(id !== undefined && { ID: id }) };
    const quoted = Object.values(row).map((cell) => `"${cell.replaceAll('"', '""')}"`);
    const file = `${Object.keys(row).join(',')}\n${quoted.join(',')}`;
    const checked = await importer.check('products', file);
    if (checked.invalid > 0) return (await importer.problems(checked.id)).data[0]?.message ?? '';
    await importer.confirm(checked.id);
    await app.runImports();
    const [product] = Ids.parse(await app.sql(`select id from products where name = '${unique}'`));
    return isOnSale(product.id);
  };

  const WAYS = {
    'by the form or the API, as a new one': (wanted: Wanted) => save('POST', '/api/products', wanted),
    'by the form or the API, as a change': async (wanted: Wanted) =>
      save('PUT', `/api/products/${await add()}`, wanted),
    'by an import, as a new row': (wanted: Wanted) => importRow(toCells(wanted)),
    'by an import, as a change': async (wanted: Wanted) => importRow(toCells(wanted), await add()),
  };

  const RULES: readonly (readonly [string, Wanted])[] = [
    [ABOVE_MAXIMUM, { parts: { price: '350' } }],
    [ABOVE_MAXIMUM, { parts: { price: '300.01' } }],
    [ABOVE_MAXIMUM, { label: { maximumRetailPrice: 149.49 } }],
    [ABOVE_MAXIMUM, { parts: { price: '350', isVisible: 'false' } }],
    ['Price must be more than 0', { parts: { price: '0' } }],
    ['Price must be at most 1000000', { parts: { price: '1000001' } }],
    ['Price can have at most 2 decimals', { parts: { price: '9.999' } }],
    ['Name is required', { parts: { name: '' } }],
    ['Description is required', { parts: { description: '' } }],
    ['Points must not be negative', { parts: { points: '-1' } }],
    ['Points must be a whole number', { parts: { points: '1.5' } }],
    ['Brand not found', { parts: { brandId: newId() } }],
    ['Category not found', { parts: { categoryId: newId() } }],
    ['HSN has 4 to 8 digits', { parts: { hsn: '12' } }],
    ['GST is at most 40 %', { parts: { gstPercent: '41' } }],
    ['Each size can appear only once', { parts: { sizes: '["S","S"]' } }],
    ['The maximum retail price must be more than 0', { label: { maximumRetailPrice: -1 } }],
    ['An FSSAI licence number has 14 digits', { label: { licence: { kind: 'FSSAI', number: '12' } } }],
    ['Enter the month in this format: 2026-09', { label: { packedIn: '2026-13' } }],
  ];

  const GATE = [
    'commonName',
    'netQuantity',
    'maximumRetailPrice',
    'countryOfOrigin',
    'maker',
    'consumerCare',
    'packedIn',
    'licence',
  ];

  describe.each(Object.entries(WAYS))('%s,', (_, submit) => {
    it('is on sale when it is valid', async () => {
      expect(await submit({})).toEqual({ isOnSale: true });
      expect(await submit({ parts: { price: '300' } })).toEqual({ isOnSale: true });
    });

    it.each(RULES)('is rejected: %s (%j)', async (message, wanted) => {
      expect(await submit(wanted)).toBe(message);
    });

    it.each(['hsn', 'gstPercent'])('is saved, but not on sale, while it has no %s', async (fact) => {
      expect(await submit({ parts: { [fact]: '' } })).toEqual({ isOnSale: false });
    });

    it('is on sale with a GST of 0 %', async () => {
      expect(await submit({ parts: { gstPercent: '0' } })).toEqual({ isOnSale: true });
    });

    it.each(GATE)('is saved, but not on sale, while its label has no %s', async (fact) => {
      expect(await submit({ label: { [fact]: undefined } })).toEqual({ isOnSale: false });
    });
  });

  it('names the field, or the column, of a price above the maximum', async () => {
    const response = await staff.send('POST', '/api/products', toForm({ parts: { price: '350' } }));
    expect([response.status, await response.json()]).toEqual([
      400,
      {
        success: false,
        errors: [{ errorDescription: ABOVE_MAXIMUM }],
        message: ABOVE_MAXIMUM,
        fields: { maximumRetailPrice: ABOVE_MAXIMUM },
      },
    ]);
    const file = `ID,Price\n${await add()},350`;
    const { id, invalid } = await importer.check('products', file);
    expect([invalid, (await importer.problems(id)).data]).toEqual([
      1,
      [{ row: 2, column: 'Maximum retail price', message: ABOVE_MAXIMUM }],
    ]);
  });

  it('is not changed by a rejected call without its label', async () => {
    const id = await add();
    const response = await staff.send('PUT', `/api/products/${id}`, { ...PICKLE, price: '350' });
    expect(response.status).toBe(400);
    expect(await app.sql(`select price_paise, is_visible from products where id = '${id}'`)).toEqual([
      { price_paise: 14_950, is_visible: true },
    ]);
  });

  describe('by a bulk change,', () => {
    const change = async (id: string, body: object): Promise<unknown> => {
      const response = await staff.putJson('/api/admin/products', { ids: [id], ...body });
      const { changed, rejected } = Bulk.parse(await response.json()).data;
      return rejected[0] ?? changed[0];
    };

    it.each([
      [{ price: 300.01 }, ABOVE_MAXIMUM],
      [{ pricePercent: 101 }, ABOVE_MAXIMUM],
    ])('stays as it is: %j', async (body, message) => {
      const id = await add();
      expect(await change(id, body)).toEqual({ id, message });
      expect(await isOnSale(id)).toEqual({ isOnSale: true });
    });

    it('stays as it is when a percentage would leave the range of prices', async () => {
      const dear = await add({ parts: { price: '900000' }, label: { maximumRetailPrice: undefined } });
      expect(await change(dear, { pricePercent: 20 })).toEqual({
        id: dear,
        message: 'Price must be at most 1000000',
      });
      const cheap = await add({ parts: { price: '0.01' } });
      expect(await change(cheap, { pricePercent: -90 })).toEqual({
        id: cheap,
        message: 'Price must be more than 0',
      });
    });

    it('is not shown while its GST rate is missing', async () => {
      const id = await add({ parts: { gstPercent: '' } });
      const message = 'The HSN code or the GST rate is missing.';
      expect(await change(id, { isVisible: true })).toEqual({ id, message });
    });

    it('is not shown while its label is incomplete', async () => {
      const id = await add({ label: { maker: undefined } });
      const message = 'The label is missing details required by law.';
      expect(await change(id, { isVisible: true })).toEqual({ id, message });
      expect(await change(id, { price: 120 })).toBe(id);
      expect(await isOnSale(id)).toEqual({ isOnSale: false });
    });
  });

  describe('that an older version has put on sale against the rules, leaves the shop', () => {
    const addOld = async () => {
      const id = await add();
      expect(await isOnSale(id)).toEqual({ isOnSale: true });
      await app.sql(`update products set maximum_retail_price_paise = 10000 where id = '${id}'`);
      return id;
    };

    it('with a change of something else', async () => {
      const id = await addOld();
      await staff.save('PUT', `/api/products/${id}`, { ...PICKLE, points: '31' });
      expect(await isOnSale(id)).toEqual({ isOnSale: false });
    });

    it('with a bulk change of its category', async () => {
      const id = await addOld();
      const categoryId = sampleId('category/home-essentials');
      await staff.putJson('/api/admin/products', { ids: [id], categoryId });
      expect(await isOnSale(id)).toEqual({ isOnSale: false });
    });

    it('with an import that only names it', async () => {
      const id = await addOld();
      await importer.import('products', `ID\n${id}`);
      expect(await isOnSale(id)).toEqual({ isOnSale: false });
    });

    it('when it is restored', async () => {
      const id = await addOld();
      await staff.delete(`/api/products/${id}`);
      await staff.put(`/api/admin/products/${id}/restore`);
      expect(await isOnSale(id)).toEqual({ isOnSale: false });
    });
  });
});
