import type { ListUnit } from '../generate.types.ts';

/** The server's part of a resource: its table, SQL, mapper, route and test. */

export function schemaFile({ many }: ListUnit): string {
  return `import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const ${many.camel} = pgTable(
  '${many.snake}',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('${many.snake}_by_time').on(table.createdAt, table.id)],
);
`;
}

export function repositoryFile({ one, many }: ListUnit): string {
  return `import type { ${one.pascal} } from '@pgm/api/contract';
import { desc, ilike } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type PageRequest, containing } from '../../platform/http/paging.ts';
import { to${one.pascal} } from './${one.kebab}.mapper.ts';
import { ${many.camel} } from './${one.kebab}.schema.ts';

/** Which ${many.words}, and which page of them. */
interface ${one.pascal}Filter {
  readonly search?: string | undefined;
  readonly page: PageRequest;
}

/** The SQL of ${many.words}. */
export class ${one.pascal}Repository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** One page, the newest first. */
  async list({ search, page }: ${one.pascal}Filter): Promise<${one.pascal}[]> {
    const rows = await this.#db
      .select()
      .from(${many.camel})
      .where(matches(search))
      .orderBy(desc(${many.camel}.createdAt), desc(${many.camel}.id))
      .limit(page.limit)
      .offset(page.offset);
    return rows.map(to${one.pascal});
  }

  /** The number of all matches, on all pages. */
  count({ search }: ${one.pascal}Filter): Promise<number> {
    return this.#db.$count(${many.camel}, matches(search));
  }
}

function matches(search: string | undefined) {
  return search ? ilike(${many.camel}.name, containing(search)) : undefined;
}
`;
}

export function mapperFile({ one, many }: ListUnit): string {
  return `import type { ${one.pascal} } from '@pgm/api/contract';
import type { ${many.camel} } from './${one.kebab}.schema.ts';

/** The wire shape of a stored ${one.words}. */
export function to${one.pascal}({ id, name, createdAt }: typeof ${many.camel}.$inferSelect): ${one.pascal} {
  return { id, name, createdAt: createdAt.toISOString() };
}
`;
}

export function routesFile({ one, many, call }: ListUnit): string {
  return `import { ${call} } from '@pgm/api/contract';
import { paged } from '../../platform/http/paging.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { ${one.pascal}Repository } from './${one.kebab}.repository.ts';

/** The routes of ${many.words}. */
export function ${one.camel}Routes({ db }: Platform) {
  const repository = new ${one.pascal}Repository(db);
  return [route(${call}, ({ query }) => paged(repository, query))];
}
`;
}

export function serverTest({ one, many, path }: ListUnit): string {
  return `import { beforeAll, describe, expect, it } from 'vitest';
import { callAs, logIn } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('GET ${path}', () => {
  const app = useTestApp();
  let token = '';
  const list = async (query = '') => (await callAs(app, token, \`${path}\${query}\`)).json();

  beforeAll(async () => {
    token = (await logIn(app, 'asha')).token;
    await app.sql(\`insert into ${many.snake} (id, name, created_at) values
      (gen_random_uuid(), 'First ${one.words}', '2026-03-01T09:30Z'),
      (gen_random_uuid(), 'Second ${one.words}', '2026-03-02T09:30Z'),
      (gen_random_uuid(), 'Third ${one.words}', '2026-03-03T09:30Z')\`);
  });

  it('lists one page, the newest first', async () => {
    expect(await list('?page=2&limit=2')).toEqual({
      success: true,
      data: [
        {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          name: 'First ${one.words}',
          createdAt: '2026-03-01T09:30:00.000Z',
        },
      ],
      total: 3,
      pagination: { page: 2, limit: 2, total: 3, pages: 2 },
    });
  });

  it('searches by a part of the name', async () => {
    expect(await list('?search=SECOND')).toMatchObject({
      data: [{ name: 'Second ${one.words}' }],
      pagination: { page: 1, total: 1 },
    });
  });

  it('rejects a guest', async () => {
    expect((await callAs(app, undefined, '${path}')).status).toBe(401);
  });
});
`;
}
