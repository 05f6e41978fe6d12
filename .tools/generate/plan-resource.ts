import { checkIsUnused } from './check-is-unused.ts';
import { addAfter, addAtEnd, addImport, addSorted, addToList } from './edits.ts';
import { planHindi } from './hindi.ts';
import { toNames, toPlural } from './names.ts';
import { memberList } from './plan-member-list.ts';
import { staffList } from './plan-staff-list.ts';
import { mapperFile, schemaFile } from './templates/server.ts';
import type { CommonOptions, Edit, ListUnit, Names, Plan } from './generate.types.ts';
import type { Place, ResourceOptions } from './command.ts';

/** The configured base address of the calls of a domain; the others have the main one. */
const BASES: Readonly<Record<string, string>> = {
  auth: 'auth',
  catalogue: 'product',
  sales: 'cart',
  members: 'core',
};

/** The area of staff whose right opens a list of a domain; the others belong to the settings. */
const AREAS: Readonly<Record<string, string>> = {
  catalogue: 'catalogue',
  sales: 'orders',
  members: 'people',
  company: 'people',
};

/** A list that is read page by page, from its table to its page. */
export function planResource({
  domain,
  name,
  plural = toPlural(name),
  policy = 'member',
  hindi,
  migration,
}: Place & ResourceOptions & CommonOptions): Plan {
  const [one, many] = [toNames(name), toNames(plural)];
  const { api, area, words: wordsFile, plan } = policy === 'staff' ? staffList : memberList;
  const unit: ListUnit = {
    domain,
    policy,
    one,
    many,
    base: BASES[domain] ?? 'main',
    right: policy === 'staff' ? (AREAS[domain] ?? 'settings') : undefined,
    call: `list${many.pascal}`,
    path: `${api}/${plural}`,
    address: `${area}/${plural}`,
  };
  checkIsUnused({
    exports: [one.pascal, unit.call],
    machine: plural,
    table: many.snake,
    address: unit.address,
  });
  const words = planHindi([many.title], hindi, wordsFile);
  const { files, edits, fields, next } = plan(unit);
  return {
    files: { ...files, ...toFiles(unit) },
    edits: [...edits, ...toEdits(unit), ...words.edits],
    migration: many.snake,
    next: [
      `Give ${one.pascal} its fields: ${fields}.`,
      ...next,
      ...(migration
        ? []
        : [`Write the migration, without which the server's test fails: ${toMigrationCommand(many)}`]),
      ...words.next,
    ],
  };
}

function toMigrationCommand(many: Names): string {
  return `cd apps/server && NODE_OPTIONS=--conditions=pgm:source npx drizzle-kit generate --name ${many.snake}`;
}

function toFiles(unit: ListUnit): Record<string, string> {
  const server = `apps/server/src/${unit.domain}/${unit.one.kebab}/${unit.one.kebab}`;
  return { [`${server}.schema.ts`]: schemaFile(unit), [`${server}.mapper.ts`]: mapperFile(unit) };
}

function toEdits({ domain, policy, right, one, call }: ListUnit): Edit[] {
  const contract = 'packages/api/src/contract';
  const app = 'apps/server/src/app.ts';
  return [
    addAtEnd(`${contract}/index.ts`, `export * from './${domain}/${one.kebab}.ts';`),
    addImport(`${contract}/endpoints.ts`, `import { ${call} } from './${domain}/${one.kebab}.ts';`),
    addToList(`${contract}/endpoints.ts`, 'export const endpoints', '\n];', `  ${call},`),
    addImport(app, `import { ${one.camel}Routes } from './${domain}/${one.kebab}/${one.kebab}.routes.ts';`),
    addAfter(app, 'const resources = [', `    ...${one.camel}Routes(platform),`),
    addSorted(
      'apps/server/test/policies.ts',
      'export const GUARDED = {',
      `  ${call}: '${right ? `${policy} ${right}` : policy}',`,
    ),
  ];
}
