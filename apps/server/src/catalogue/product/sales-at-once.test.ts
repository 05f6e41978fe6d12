import { describe, expect, it } from 'vitest';
import { StaffMember, readList } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';

const COUNTS = `select
  count(*) filter (where price_paise = sale_price_paise)::int as on_sale,
  count(*) filter (where price_paise = usual_price_paise)::int as waiting,
  count(*) filter (where sale_price_paise is null)::int as without,
  sum(version)::int as versions
  from products`;

describe('sales that several processes begin and end at once', () => {
  const app = useTestApp();
  const runJobs = () => Array.from({ length: 3 }, () => app.runJobs('begin and end sales'));

  it('give each product its price, while staff change the usual prices', async () => {
    const [{ versions, without: all } = {}] = await read();
    const ids = (await readList(await app.call('/api/products?limit=20'))).map(({ id }) => id);
    // A product whose sizes have their own prices has no sale.
    await app.sql(`update products set size_prices = '{}', usual_price_paise = price_paise, sale_price_paise = price_paise / 2,
      sale_from = '2026-11-22', sale_until = '2026-11-23'`);
    expect(await read()).toEqual([{ on_sale: 0, waiting: all, without: 0, versions }]);

    app.clock.now = Date.parse('2026-11-22T00:00:00+05:30');
    const staff = await StaffMember.logIn(app);
    const changed = staff.putJson('/api/admin/products', { ids, pricePercent: -10 });
    await Promise.all([...runJobs(), changed]);
    const counts = { versions: Number(versions) + ids.length };
    expect(await (await changed).json()).toMatchObject({ data: { rejected: [] } });
    expect(await read()).toEqual([{ on_sale: all, waiting: 0, without: 0, ...counts }]);

    app.clock.now = Date.parse('2026-11-24T00:00:00+05:30');
    await Promise.all(runJobs());
    expect(await read()).toEqual([{ on_sale: 0, waiting: 0, without: all, ...counts }]);
  });

  async function read(): Promise<Record<string, unknown>[]> {
    const rows = await app.sql(COUNTS);
    return rows.map((row) => ({ ...(row instanceof Object && row) }));
  }
});
