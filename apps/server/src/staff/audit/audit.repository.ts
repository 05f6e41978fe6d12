import type { QueryOf, listAuditEntries } from '@pgm/api/contract';
import { and, desc, eq, like, sql } from 'drizzle-orm';
import { brands } from '../../catalogue/tables/brand.schema.ts';
import { categories } from '../../catalogue/tables/category.schema.ts';
import { products } from '../../catalogue/tables/product.schema.ts';
import { users } from '../../auth/user/user.schema.ts';
import { associates } from '../../members/associate/associate.schema.ts';
import { startingWith } from '../../platform/http/paging.ts';
import { containsIn, defineStaffList } from '../../platform/http/staff-list.ts';
import { auditEntries, toAuditedMember } from '../../platform/record/audit.schema.ts';

type AuditQuery = QueryOf<typeof listAuditEntries> & {
  /** The kind and the id of one record. */
  readonly record?: string;
};

const actorName = sql<string>`trim(coalesce(${users.firstName} || ' ' || ${users.lastName}, ''))`;

const auditedMember = toAuditedMember(auditEntries);

/** The ids before and after a change that some facts hold. */
const toIds = (...facts: readonly string[]) =>
  sql.join(
    facts.flatMap((fact) =>
      [auditEntries.before, auditEntries.after].map((side) => sql`(${side} ->> ${fact})::uuid`),
    ),
    sql`, `,
  );

const personName = sql`trim(${users.firstName} || ' ' || ${users.lastName})`;

/** Each part reads a few rows by their ids; a deleted account has no name any more. */
const names = sql<Readonly<Record<string, string>>>`coalesce((
  select jsonb_object_agg(named.id, named.name) from (
    select ${products.id}, ${products.name} from ${products} where ${products.id} in (${toIds('productId')})
    union all select ${brands.id}, ${brands.name} from ${brands} where ${brands.id} in (${toIds('brandId')})
    union all select ${categories.id}, ${categories.name} from ${categories} where ${categories.id} in (${toIds('categoryId')})
    union all select ${users.id}, ${personName} from ${users} where ${users.deletedAt} is null
      and ${users.id} in (${auditedMember}::uuid, ${toIds('merged', 'mergedInto', 'invitedBy', 'assignee')})
    union all select ${associates.id}, ${personName} from ${associates} join ${users} on ${users.id} = ${associates.userId}
      where ${users.deletedAt} is null and ${associates.id} in (${toIds('parentId')})
  ) named), '{}')`;

/** The audit entries. */
export const audit = defineStaffList({
  select: (db) =>
    db
      .select({ entry: auditEntries, actorName, names })
      .from(auditEntries)
      .leftJoin(users, eq(users.id, auditEntries.actorId))
      .$dynamic(),
  id: auditEntries.id,
  orders: { newest: [desc, auditEntries.at] },
  matching: ({ actorId, memberId, record, search, subject }: AuditQuery) =>
    and(
      actorId ? eq(auditEntries.actorId, actorId) : undefined,
      memberId ? eq(auditedMember, memberId) : undefined,
      record ? eq(auditEntries.subject, record) : undefined,
      // A kind of record, or a kind and an id: the index knows how a subject begins.
      subject ? like(auditEntries.subject, startingWith(subject)) : undefined,
      containsIn(
        search,
        actorName,
        auditEntries.action,
        auditEntries.subject,
        sql`${auditEntries.after}::text`,
        sql`${auditEntries.before}::text`,
      ),
    ),
  toItem: ({ entry, ...row }) => ({ ...entry, ...row, at: entry.at.toISOString() }),
});
