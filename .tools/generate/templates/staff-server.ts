import type { ListUnit } from '../generate.types.ts';

/** What differs on the server for a list in the staff area: its SQL, routes and test. */

export function staffRepository({ one, many, call }: ListUnit): string {
  return `import type { QueryOf, ${call} } from '@pgm/api/contract';
import { asc, desc } from 'drizzle-orm';
import { containsIn, defineStaffList } from '../../platform/http/staff-list.ts';
import { to${one.pascal} } from './${one.kebab}.mapper.ts';
import { ${many.camel} } from './${one.kebab}.schema.ts';

/** The ${many.words} for staff. */
export const staff${many.pascal} = defineStaffList({
  select: (db) => db.select().from(${many.camel}).$dynamic(),
  id: ${many.camel}.id,
  orders: { newest: [desc, ${many.camel}.createdAt], name: [asc, ${many.camel}.name] },
  matching: ({ search }: QueryOf<typeof ${call}>) => containsIn(search, ${many.camel}.name),
  toItem: to${one.pascal},
});
`;
}

export function staffRoutes({ one, many, call }: ListUnit): string {
  return `import { ${call} } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import { staffPage } from '../../platform/http/staff-list.ts';
import type { Platform } from '../../platform/platform.ts';
import { staff${many.pascal} } from './${one.kebab}.repository.ts';

/** The routes of ${many.words}. */
export function ${one.camel}Routes({ db }: Platform) {
  return [route(${call}, ({ query }) => staffPage(db, staff${many.pascal}, query))];
}
`;
}

export function staffServerTest({ one, many, path }: ListUnit): string {
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
