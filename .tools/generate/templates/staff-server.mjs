/** What differs on the server for a list in the staff area: its SQL, route and test. */

export function staffRepository({ one, many, call }) {
  return `import type { QueryOf, ${one.pascal}, ${call} } from '@pgm/api/contract';
import { asc, desc, ilike } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type StaffFilter, containing, toOrderBy } from '../../platform/http/paging.ts';
import { to${one.pascal} } from './${one.kebab}.mapper.ts';
import { ${many.camel} } from './${one.kebab}.schema.ts';

type ${one.pascal}Filter = StaffFilter<QueryOf<typeof ${call}>>;

const ORDERS = {
  newest: [desc, ${many.camel}.createdAt],
  name: [asc, ${many.camel}.name],
} as const;

/** The SQL of ${many.words}. */
export class ${one.pascal}Repository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async list({ search, sort, page }: ${one.pascal}Filter): Promise<${one.pascal}[]> {
    const rows = await this.#db
      .select()
      .from(${many.camel})
      .where(matches(search))
      .orderBy(...toOrderBy(ORDERS, sort, ${many.camel}.id))
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

export function staffServerTest({ one, many, path }) {
  return `import { beforeAll, describe, expect, it } from 'vitest';
import { StaffMember, readList } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('GET ${path}', () => {
  const app = useTestApp();
  let staff: StaffMember;
  const list = async (query: string) => (await staff.get(\`${path}?\${query}\`)).json();
  const names = async (query: string) =>
    (await readList(await staff.get(\`${path}?\${query}\`))).map(({ name }) => name);

  beforeAll(async () => {
    staff = await StaffMember.logIn(app);
    await app.sql(\`insert into ${many.snake} (id, name, created_at) values
      (gen_random_uuid(), 'Blue ${one.words}', '2026-03-01T09:30Z'),
      (gen_random_uuid(), 'Amber ${one.words}', '2026-03-02T09:30Z'),
      (gen_random_uuid(), 'Cream ${one.words}', '2026-03-03T09:30Z')\`);
  });

  it('lists one page', async () => {
    expect(await list('page=2&limit=2')).toEqual({
      success: true,
      data: [
        {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          name: 'Blue ${one.words}',
          createdAt: '2026-03-01T09:30:00.000Z',
        },
      ],
      page: 2,
      limit: 2,
      total: 3,
    });
  });

  it.each([
    ['', ['Cream', 'Amber', 'Blue']],
    ['sort=-newest', ['Blue', 'Amber', 'Cream']],
    ['sort=name', ['Amber', 'Blue', 'Cream']],
    ['search=AMBER', ['Amber']],
  ])('lists for the query %j', async (query, colours) => {
    expect(await names(query)).toEqual(colours.map((colour) => \`\${colour} ${one.words}\`));
  });
});
`;
}
