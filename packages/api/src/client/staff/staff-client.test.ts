import { describe, expect, it } from 'vitest';
import { createStaffClient } from './index.ts';

/** A client whose network responds with `body`, and its recorded requests. */
function clientWith(body: unknown, status = 200) {
  const requested: { address: string; init: RequestInit }[] = [];
  const client = createStaffClient({
    bases: { product: 'https://products.example.in' },
    session: { token: async () => 'token', renew: async () => undefined },
    fetch: async (address, init) => {
      requested.push({ address, init });
      return Response.json(body, { status });
    },
  });
  const form = () => (requested[0]?.init.body instanceof FormData ? [...requested[0].init.body] : []);
  return { client, form, requested };
}

const PRODUCT = {
  brandId: 'b1',
  categoryId: 'c1',
  name: 'Mango Pickle',
  description: 'Sun-dried mango.',
  price: 149.5,
  points: 30,
  pointDescription: '',
};
const FILE = new File(['x'], 'front.jpg', { type: 'image/jpeg' });

describe('a register', () => {
  const period = { from: '2026-11-01', to: '2026-11-30' };
  const fetchFrom = (response: Response) => {
    const addresses: string[] = [];
    const client = createStaffClient({
      session: { token: async () => 'token', renew: async () => undefined },
      fetch: async (address) => {
        addresses.push(address);
        return response;
      },
    });
    return { addresses, result: client.registers.fetch('credit-notes', period) };
  };

  it('is the text of the file', async () => {
    const headers = { 'Content-Type': 'text/csv; charset=utf-8' };
    const { addresses, result } = fetchFrom(new Response('HSN,Rate\n', { headers }));
    expect(await result).toEqual({ ok: true, value: 'HSN,Rate\n' });
    expect(addresses).toEqual(['/api/admin/registers/credit-notes?from=2026-11-01&to=2026-11-30']);
  });

  it('is not the page of a network that wants a login', async () => {
    const headers = { 'Content-Type': 'text/html' };
    const { result } = fetchFrom(new Response('<html>', { headers }));
    expect(await result).toMatchObject({ ok: false, failure: { code: 'unreadable' } });
  });
});

describe('the client of the staff area', () => {
  it('sends a product as a form: its groups as JSON text, absent ones as empty text, its images repeated', async () => {
    const { client, form, requested } = clientWith({});
    await client.products.create({
      ...PRODUCT,
      images: [FILE, FILE],
      sizes: ['S', 'M'],
      medicalDetails: { Dose: 'One' },
    });
    expect([requested[0]?.address, requested[0]?.init.method]).toEqual([
      'https://products.example.in/api/products',
      'POST',
    ]);
    expect(form()).toEqual([
      ['sizes', '["S","M"]'],
      ['homeEssentialProducts', ''],
      ['cosmeticProducts', ''],
      ['medicalDetails', '{"Dose":"One"}'],
      ['medicalEquipment', ''],
      ['clothingDetails', ''],
      ['brandId', 'b1'],
      ['categoryId', 'c1'],
      ['name', 'Mango Pickle'],
      ['description', 'Sun-dried mango.'],
      ['price', '149.5'],
      ['points', '30'],
      ['pointDescription', ''],
      ['images', FILE],
      ['images', FILE],
    ]);
  });

  it('sends the image of a changed category or brand only where a new one was chosen', async () => {
    const category = clientWith({});
    await category.client.categories.update('c1', { name: 'Tea', version: 3 });
    expect(category.form()).toEqual([
      ['name', 'Tea'],
      ['version', '3'],
    ]);
    const brand = clientWith({});
    await brand.client.brands.update('b1', { name: 'Vanya', brandImage: FILE });
    expect(brand.form()).toEqual([
      ['name', 'Vanya'],
      ['brandImage', FILE],
    ]);
  });

  it('returns the stored record when another editor has changed it', async () => {
    const current = { id: 'b1', name: 'Theirs' };
    const message = 'Another user has changed this.';
    const { client } = clientWith(
      { success: false, errors: [{ errorDescription: message }], message, current },
      409,
    );
    expect(await client.brands.update('b1', { name: 'Mine', version: 1 })).toEqual({
      ok: false,
      failure: { code: 'conflict', message, status: 409, current },
    });
  });

  it('reads a page of a list, and restores what is deleted', async () => {
    const { client, requested } = clientWith({ success: true, data: [], page: 2, limit: 20, total: 21 });
    expect(await client.products.listForStaff({ page: 2, state: 'incomplete', search: 'honey' })).toEqual({
      ok: true,
      value: { success: true, data: [], page: 2, limit: 20, total: 21 },
    });
    await client.products.restore('p1');
    expect(requested.map(({ address, init }) => [init.method, address])).toEqual([
      ['GET', 'https://products.example.in/api/admin/products?page=2&state=incomplete&search=honey'],
      ['PUT', 'https://products.example.in/api/admin/products/p1/restore'],
    ]);
  });

  it('sets stock as JSON, and returns the message of a rejection', async () => {
    const { client, requested } = clientWith(
      { success: false, errors: [{ errorDescription: 'Elsewhere' }], message: 'Product not found' },
      404,
    );
    const stock = { productId: 'p1', quantity: 3, alertQuantity: 1 };
    expect(await client.stock.set(stock)).toEqual({
      ok: false,
      failure: { code: 'notFound', message: 'Product not found', status: 404 },
    });
    expect(requested[0]?.init.body).toBe(JSON.stringify(stock));
  });

  it('names the product in the address of a stock movement', async () => {
    const { client, requested } = clientWith({});
    const movement = { kind: 'receive' as const, quantity: 3, reason: 'Delivery' };
    await client.stock.move('p1', movement);
    expect([requested[0]?.address, requested[0]?.init.method, requested[0]?.init.body]).toEqual([
      'https://products.example.in/api/admin/stock/p1/movements',
      'POST',
      JSON.stringify(movement),
    ]);
  });

  it('uploads a CSV file as a form, and confirms its import by id', async () => {
    const data = {
      id: 'i1',
      kind: 'stock',
      fileName: 'stock.csv',
      status: 'CHECKED',
      rows: 2,
      done: 2,
      invalid: 0,
      changes: 2,
      saved: 0,
      totals: {},
      message: null,
    };
    const { client, form, requested } = clientWith({ success: true, data });
    const file = new File(['Product,Quantity'], 'stock.csv');
    expect(await client.imports.start('stock', file)).toEqual({ ok: true, value: data });
    expect(form()).toEqual([['file', file]]);
    await client.imports.confirm('i1', true);
    expect(requested.map(({ address, init }) => [init.method, address])).toEqual([
      ['POST', 'https://products.example.in/api/admin/imports/stock'],
      ['POST', 'https://products.example.in/api/admin/imports/i1/confirm'],
    ]);
    expect(requested[1]?.init.body).toBe('{"skipInvalid":true}');
  });
});
