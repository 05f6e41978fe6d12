import * as z from 'zod';
import type { TestApp } from '../test-app.ts';

const Ids = z.array(z.object({ name: z.string(), ids: z.array(z.string()) }));
const Table = z.object({ name: z.string(), owner: z.nullable(z.string()) });
type Table = z.infer<typeof Table>;

/** The kind of record that a field or a path names, and its table; the first that fits counts. */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/^(productId|ids|key)$|wishlist|stock|\/products/, 'products'],
  [/\/admin\/reviews/, 'reviews'],
  [/\/admin\/product-questions/, 'product_questions'],
  [/\/stores/, 'store_entries'],
  [/^categor|\/categories/, 'categories'],
  [/^brand|\/brands/, 'brands'],
  [/^addressId$|\/addresses/, 'addresses'],
  [
    /^(userId|actorId|parentId|sponsorCode)$|\/user\/|\/user$|associates|bvPoints|bvTransactions|nodePayment|bank-details/,
    'users',
  ],
  [/\/coupons/, 'coupons'],
  [/\/cart/, 'cart_items'],
  [/^orderId$|\/orders/, 'orders'],
  [/\/requests/, 'member_requests'],
  [/\/notifications/, 'notifications'],
  [/\/messages/, 'queued_messages'],
  [/\/grievances/, 'grievances'],
  [/\/leads|contacts/, 'contacts'],
  [/\/articles/, 'articles'],
  [/\/media/, 'media'],
  [/\/reply-templates/, 'reply_templates'],
  [/\/imports/, 'csv_imports'],
  [/\/payouts/, 'payout_figures'],
  [/\/sessions/, 'sessions'],
];

/** The ids of the records that are stored now. */
export interface KnownIds {
  /** The ids that a field can name; for a path parameter `id`, those of its path. */
  readonly of: (field: string, path: string) => readonly string[];
}

/** Reads some ids of each table, those of the caller first. */
export class StoredIds {
  readonly #app: TestApp;
  readonly #query: (callerId: string) => string;

  constructor(app: TestApp, tables: readonly Table[]) {
    this.#app = app;
    this.#query = (callerId) =>
      tables
        .map(
          ({ name, owner }) => `select '${name}' as name, array(select id::text from "${name}"
          order by ${owner === null ? '' : `${owner} = '${callerId}' desc, `}md5(id::text) limit 4) as ids`,
        )
        .join(' union all ');
  }

  static async open(app: TestApp): Promise<StoredIds> {
    const rows =
      await app.sql(`select c.table_name as name, case when c.table_name = 'users' then 'id' else o.column_name end as owner
      from information_schema.columns c
      left join information_schema.columns o on o.table_schema = 'public' and o.table_name = c.table_name and o.column_name = 'user_id'
      where c.table_schema = 'public' and c.column_name = 'id'`);
    return new StoredIds(app, z.array(Table).parse(rows));
  }

  async read(callerId: string): Promise<KnownIds> {
    const rows = Ids.parse(await this.#app.sql(this.#query(callerId)));
    const ids = new Map(rows.map((row) => [row.name, row.ids]));
    return {
      of: (field, path) => {
        const table = NAMED.find(([pattern]) => pattern.test(field === 'id' ? path : field))?.[1];
        const some = (table === undefined ? undefined : ids.get(table)) ?? [];
        // The first is the caller's, and most calls need it.
        return [...some.slice(0, 1), ...some.slice(0, 1), ...some];
      },
    };
  }
}
