import pg from 'pg';
import { type PlantedTree, plantTree } from './tree.ts';

/**
 * Adds members with a place in the tree to a seeded shop on PostgreSQL: they joined within five years, half have proven
 * their numbers, some are blocked, few are staff, and some places wait for another sponsor.
 * @returns the places in the tree that the measurement needs
 */
export async function fillMembers(connectionString: string, count: number): Promise<PlantedTree> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const planted = await plantTree(async (sql, values) => (await client.query(sql, values)).rows, count);
    for (const sql of OF_MEMBERS_SQL) await client.query(sql);
    // Autovacuum does the same while a company grows.
    await client.query('vacuum analyze');
    return planted;
  } finally {
    await client.end();
  }
}

const NUMBER = 'substr(username, 6)::integer';

const OF_MEMBERS_SQL = [
  `update users set blocked_at = now(), block_reason = 'Sells below the price.'
    where username like 'bench%' and ${NUMBER} % 5000 = 7`,
  `update users set roles = '{MEMBER,STAFF}', rights = '{orders}'
    where username like 'bench%' and ${NUMBER} % 20000 = 11`,
  `update users set mobile_verified_at = created_at where username like 'bench%' and ${NUMBER} % 2 = 0`,
];
