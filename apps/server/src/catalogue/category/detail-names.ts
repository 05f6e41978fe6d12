import { MAX_DETAIL_NAMES } from '@pgm/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { products } from '../tables/product.schema.ts';

/** The columns of the detail groups. */
const GROUPS = [
  products.medicalDetails,
  products.medicalEquipment,
  products.cosmeticProducts,
  products.homeEssentialProducts,
  products.clothingDetails,
];

/** Selects the names of the details of a category's products, hidden ones too, by name; the most frequent of too many. */
export function selectDetailNames(categoryId: PgColumn): SQL<string> {
  const groups = GROUPS.map((group) => sql`select json_object_keys(${group}) as name`);
  return sql`select name from (
      select trim(details.name) as name from ${products}
      cross join lateral (${sql.join(groups, sql` union all `)}) as details
      where ${products.categoryId} = ${categoryId} and not ${products.isDeleted}
      group by trim(details.name) order by count(*) desc, trim(details.name) limit ${MAX_DETAIL_NAMES}
    ) as named order by name`;
}
