import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { useTestApp } from '../../../test/test-app.ts';
import { products as samples } from '../../seed/catalogue/index.ts';

const Addresses = z.object({
  data: z.array(z.object({ id: z.uuid(), changedAt: z.iso.datetime() })),
  pagination: z.object({ page: z.int(), limit: z.int(), total: z.int(), pages: z.int() }),
});

describe('the addresses of products', () => {
  const app = useTestApp();
  const read = async (query = '') =>
    Addresses.parse(await (await app.call(`/api/product-addresses${query}`)).json());

  it('include all visible products, page by page', async () => {
    const { data, pagination } = await read();
    expect(new Set(data.map(({ id }) => id)).size).toBe(samples.length);
    expect(pagination).toEqual({ page: 1, limit: 2000, total: samples.length, pages: 1 });
    expect((await read('?page=2')).data).toEqual([]);
  });

  it('show when a product was changed, and leave out hidden products', async () => {
    const [first, second, third] = (await read()).data;
    await app.sql(`update products set price_paise = price_paise + 100 where id = '${first?.id}'`);
    await app.sql(`update products set is_visible = false where id = '${second?.id}'`);
    await expect.poll(async () => (await read()).data.map(({ id }) => id)).not.toContain(second?.id);
    const after = new Map((await read()).data.map(({ id, changedAt }) => [id, changedAt]));
    expect(Date.parse(after.get(first?.id ?? '') ?? '')).toBeGreaterThan(Date.parse(first?.changedAt ?? ''));
    expect(after.get(third?.id ?? '')).toBe(third?.changedAt);
  });

  it.each(['page=0', 'page=x', 'page=100001'])('reject ?%s', async (query) => {
    expect((await app.call(`/api/product-addresses?${query}`)).status).toBe(400);
  });
});
