import { type Endpoint, endpoints } from '@pgm/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createAshasRecords } from './ashas-records.ts';
import { logIn, toFailure } from './identity.ts';
import { MANY, MANY_MONTH, fillTables } from './many-rows.ts';
import { useTestApp } from './test-app.ts';

/** What cannot be read page by page, and why it does not need to be. */
const WHOLE: Readonly<Record<string, string>> = {
  listAddresses: 'a member has at most 50',
  getCart: 'a cart has at most 100 lines',
  listPolicies: 'there are seven',
  listGroupPoints: 'the last 12 months',
  exportData: 'a copy of all that is stored of one member, which the law asks for',
  listProductAddresses: 'pages of a fixed length, for the parts of the site map',
};

/** The lists that are longer than their first page in this test. */
const LONG = [
  [
    'listCategories',
    'listStaffCategories',
    'listBrands',
    'listStaffBrands',
    'listCoupons',
    'listStaffCoupons',
  ],
  ['listProducts', 'listCategoryProducts', 'listStaffProducts', 'listStock', 'listStaffStock'],
  [
    'listLeads',
    'listStaffLeads',
    'listOwnGrievances',
    'listGrievances',
    'listReplyTemplates',
    'listArticles',
    'listStaffArticles',
    'listMedia',
    'listNotifications',
  ],
  [
    'listAssociates',
    'getTree',
    'listTeamMembers',
    'listTeamActivity',
    'listReferred',
    'listNodePayments',
    'listUsers',
    'listMembers',
  ],
  [
    'listWishlist',
    'listRestockRequests',
    'listOrders',
    'listAllOrders',
    'listOwnMemberRequests',
    'listAllMemberRequests',
  ],
  ['listReviews', 'listStaffReviews', 'listProductQuestions', 'listStaffProductQuestions'],
  ['listMemberAddresses', 'listMemberPoints', 'listMemberSessions'],
  ['listPastOrders', 'listMemberPastOrders'],
  ['listMemberBankDetails', 'listBankDetailsEvents', 'listMemberBankDetailsEvents'],
  ['listPayoutPeriods', 'listPayouts', 'listOwnPayouts', 'listPointsCorrections'],
  [
    'listAuditEntries',
    'listCompanyVersions',
    'listSetAsideRows',
    'listRecordHistory',
    'listMessages',
    'listStaffNotices',
    'listStaffAccounts',
    'listInvitations',
  ],
].flat();

const Body = z.object({
  success: z.literal(true),
  data: z.union([z.array(z.unknown()), z.object({ children: z.array(z.unknown()) })]),
  total: z.int(),
});

/** Calls that return a list: in their body, or as its data. */
const lists = endpoints.filter(({ method, response }) => method === 'GET' && isList(toShape(response.body)));
const paged = lists.filter(({ operation }) => WHOLE[operation] === undefined);

describe('the lists of the contract', () => {
  it('are read page by page and say how many entries they have', () => {
    const offenders = lists.filter(
      ({ operation, query, response }) =>
        (WHOLE[operation] === undefined) !==
        (['page', 'limit'].every((name) => name in toShape(query)) && 'total' in toShape(response.body)),
    );
    expect(offenders.map(({ operation }) => operation)).toEqual([]);
  });

  it('that are whole are named for a reason', () => {
    const names = new Set(lists.map(({ operation }) => operation));
    expect(Object.keys(WHOLE).filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('a list', { timeout: 60_000 }, () => {
  const app = useTestApp({ CALLS_PER_ADDRESS: '100000' });
  const tokens = new Map<string, string>();
  const values = new Map<string, string>();
  const totals = new Map<string, number>();

  beforeAll(async () => {
    const { user } = await createAshasRecords(app);
    await fillTables(app, user);
    for (const name of ['asha', 'admin']) tokens.set(name, (await logIn(app, name)).token);
    const [row] = await app.sql(`select min(id::text) as product,
      (select category_id from products where name = 'Product 1') as category from products`);
    const { product, category } = z.object({ product: z.string(), category: z.string() }).parse(row);
    values.set('categoryId', category).set('userId', user).set('id', user);
    values.set('kind', 'product').set('param', 'all').set('product', product);
    values.set('month', MANY_MONTH).set('import', await makeImport());
  }, 60_000);

  /** An import of the admin in which several rows have an error. */
  const makeImport = async () => {
    const [row] = await app.sql(`with uploaded as (
        insert into csv_imports (id, actor_id, kind, file_name, status, lease_until, created_at)
        select gen_random_uuid(), id, 'stock', 'stock.csv', 'DONE', now(), now() from users where username = 'admin'
        returning id
      ), failed as (
        insert into csv_import_rows (import_id, number, cells, problems)
        select id, n, '{}', '[{"column":"quantity","message":"Quantity is required"}]'
        from uploaded, generate_series(2, 4) as n
      ) select id from uploaded`);
    return z.object({ id: z.string() }).parse(row).id;
  };

  const call = (endpoint: Endpoint, search: string) => get(endpoint, toPath(endpoint) + search);
  const get = (endpoint: Endpoint, path: string) => {
    const isForStaff = endpoint.policy === 'staff' || endpoint.policy === 'admin';
    const token = tokens.get(isForStaff ? 'admin' : 'asha');
    return app.call(path, { headers: { Authorization: `Bearer ${token}` } });
  };
  const toPath = ({ path }: Endpoint) =>
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      if (path.includes('/history/') && name === 'id') return values.get('product') ?? '';
      if (/\/(reviews|questions)/.test(path) && name === 'id') return values.get('product') ?? '';
      if (path.includes('/imports/')) return values.get('import') ?? '';
      return values.get(name) ?? '';
    });
  const read = async (response: Response) => {
    const { data, total } = Body.parse(await response.json());
    return { rows: Array.isArray(data) ? data : data.children, total, next: toNext(response) };
  };

  describe.each(paged.map((endpoint) => [endpoint.operation, endpoint] as const))('%s', (name, endpoint) => {
    it('returns its first entries without a page, their total, and the address of the next ones', async () => {
      const response = await call(endpoint, '');
      expect(response.status).toBe(200);
      const { rows, total, next } = await read(response);
      totals.set(name, total);
      // The spec gives leads a page of 10.
      const first = name === 'listLeads' ? 10 : 100;
      expect(rows).toHaveLength(Math.min(first, total));
      expect(next).toBe(total > first ? `${toPath(endpoint)}?page=2&limit=${first}` : undefined);
    });

    it('leads from page to page until the last one', async () => {
      const limit = Math.min(100, Math.max(1, Math.ceil((totals.get(name) ?? 0) / 3)));
      const seen: string[] = [];
      let path: string | undefined = `${toPath(endpoint)}?limit=${limit}`;
      while (path !== undefined) {
        const { rows, next } = await read(await get(endpoint, path));
        expect(rows.length).toBeLessThanOrEqual(limit);
        seen.push(...rows.map((entry) => JSON.stringify(entry)));
        path = next;
      }
      expect([seen.length, new Set(seen).size]).toEqual([totals.get(name), totals.get(name)]);
    });

    it('rejects a limit that is no whole number from 1 to 100, with a sentence', async () => {
      for (const limit of ['0', '101', '-1', '1.5', 'x']) {
        const response = await call(endpoint, `?limit=${limit}`);
        const sentence = 'Limit must be a whole number from 1 to 100';
        expect([response.status, await response.json()]).toEqual([400, toFailure(sentence)]);
      }
    });
  });

  it('had more entries here than its first page', () => {
    expect(LONG.filter((name) => (totals.get(name) ?? 0) < MANY)).toEqual([]);
  });
});

/** The address of the next page. */
function toNext(response: Response): string | undefined {
  return /^<([^>]+)>; rel="next"$/.exec(response.headers.get('Link') ?? '')?.[1];
}

/** The fields of an object in the contract; of a list, its own. */
function toShape(schema: unknown): Readonly<Record<string, unknown>> {
  if (schema instanceof z.core.$ZodArray) return { data: schema };
  return schema instanceof z.core.$ZodObject ? schema._zod.def.shape : {};
}

function isList(body: Readonly<Record<string, unknown>>): boolean {
  return Object.values(body).some((field) => field instanceof z.core.$ZodArray) || 'pagination' in body;
}
