import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Query, Row } from './tree.ts';

/**
 * The baselines of `associates`: the SQL that a tree of parents, recursive queries and two counters needs, sent
 * directly.
 */
export class BareTree {
  readonly #query: Query;

  constructor(query: Query) {
    this.#query = query;
  }

  /** All associates above, with names; one query. */
  upline(id: string): Promise<Row[]> {
    return this.#query(
      `with recursive upline as (
        select parent_id as id, 1 as level from associates where id = $1
        union all
        select a.parent_id, level + 1 from upline join associates as a on a.id = upline.id
      )
      select ${NODE}, level from upline join associates as a on a.id = upline.id join users as u on u.id = a.user_id
      order by level`,
      [id],
    );
  }

  /** Name and counters. */
  counters(id: string): Promise<Row[]> {
    return this.#query(
      `select ${NODE} from associates as a join users as u on u.id = a.user_id where a.id = $1`,
      [id],
    );
  }

  /** The first associates below, with names; a query per level. */
  async teamMembers(id: string, limit: number): Promise<Row[]> {
    const found: Row[] = [];
    for (let parents = [id]; parents.length > 0 && found.length < limit;) {
      const rows = await this.#query(
        `select ${NODE} from unnest($1::text::uuid[]) as p (id)
        cross join lateral (
          select * from associates where parent_id = p.id order by created_at, id limit $2
        ) as a
        join users as u on u.id = a.user_id limit $2`,
        [`{${parents.join(',')}}`, limit - found.length],
      );
      found.push(...rows);
      parents = rows.map((row) => String(row['id']));
    }
    return found;
  }

  /** A new associate, with the counters of all above; a transaction of two statements. */
  async insert(id: string, userId: string, parentId: string): Promise<void> {
    await this.#query('begin');
    await this.#query(
      `insert into associates (id, user_id, parent_id, referral_code, created_at) values ($1, $2, $3, $4, now())`,
      [id, userId, parentId, `C${id}`],
    );
    await this.#query(
      `update associates set total_count = total_count + 1, direct_count = direct_count + (associates.id = $1)::int
      from (${UPLINE}) as up where associates.id = up.id`,
      [parentId],
    );
    await this.#query('commit');
  }

  /**
   * Another parent, with all associates below, a record of it and its audit entry; a transaction of a check for a
   * circle, three updates and these two.
   */
  async move(id: string, parentId: string, actorId: string): Promise<void> {
    await this.#query('begin');
    const [row] = await this.#query(
      `select a.parent_id, a.total_count + 1 as size, exists (${UPLINE.replace('$1', '$2')} where up.id = $1) as circle
      from associates as a where a.id = $1`,
      [id, parentId],
    );
    const moved = Moved.parse(row);
    if (moved.circle) throw new Error('The benchmark would move an associate below itself.');
    for (const [end, size, one] of [
      [moved.parent_id, -moved.size, -1],
      [parentId, moved.size, 1],
    ])
      await this.#query(
        `update associates set total_count = total_count + $2::int,
          direct_count = direct_count + case when associates.id = $1 then $3::int else 0 end
        from (${UPLINE}) as up where associates.id = up.id`,
        [end, size, one],
      );
    await this.#query('update associates set parent_id = $2 where id = $1', [id, parentId]);
    await this.#query(
      `insert into parent_changes
        (id, associate_id, old_parent_id, new_parent_id, bv_value, moved_count, actor_id, created_at)
      values ($1, $2, $3, $4, 500, $5, $6, now())`,
      [randomUUID(), id, moved.parent_id, parentId, moved.size, actorId],
    );
    const [before, after] = [{ parentId: moved.parent_id }, { parentId, bvValue: 500 }];
    await this.#query(
      `insert into audit_entries (id, at, actor_id, action, subject, before, after)
      values ($1, now(), $2, 'update', $3, $4::text::jsonb, $5::text::jsonb)`,
      [randomUUID(), actorId, `associate/${id}`, JSON.stringify(before), JSON.stringify(after)],
    );
    await this.#query('commit');
  }
}

const Moved = z.object({ parent_id: z.string(), size: z.number(), circle: z.boolean() });

const NODE = `a.id, a.user_id, a.parent_id, a.referral_code, a.created_at, a.direct_count, a.total_count,
  a.shares_contact, u.first_name, u.last_name, u.username, u.email, u.mobile`;

const UPLINE = `with recursive up as (
    select id, parent_id from associates where id = $1::uuid
    union all
    select a.id, a.parent_id from up join associates as a on a.id = up.parent_id
  ) select id from up`;
