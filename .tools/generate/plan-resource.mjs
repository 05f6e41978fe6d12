import { checkIsUnused } from './check-is-unused.mjs';
import { addAfter, addAtEnd, addImport, addSorted, addToList } from './edits.mjs';
import { planHindi } from './hindi.mjs';
import { toNames, toPlural } from './names.mjs';
import { clientFile } from './templates/client.mjs';
import { contractFile } from './templates/contract.mjs';
import { listFlow, listFlowStories, listRoute } from './templates/list-flow.mjs';
import { listMachine, listMachineIndex, listMachineScenario } from './templates/list-machine.mjs';
import { listScreen, listScreenStories } from './templates/list-screen.mjs';
import { mapperFile, repositoryFile, routesFile, schemaFile, serverTest } from './templates/server.mjs';

/** The configured base address of the calls of a domain; the others have the main one. */
const BASES = { auth: 'auth', catalogue: 'product', sales: 'cart', members: 'core' };

/** A list that is read page by page, from its table to its page. */
export function planResource({ domain, name, plural = toPlural(name), policy = 'member', hindi, migration }) {
  const [one, many] = [toNames(name), toNames(plural)];
  const isStaff = policy === 'staff';
  const unit = {
    domain,
    policy,
    one,
    many,
    base: BASES[domain] ?? 'main',
    call: `list${many.pascal}`,
    path: `${isStaff ? '/api/admin' : '/api'}/${plural}`,
    address: `${isStaff ? 'dashboard' : 'manage'}/${plural}`,
  };
  checkIsUnused({
    exports: [one.pascal, unit.call],
    machine: plural,
    table: many.snake,
    address: unit.address,
  });
  const words = planHindi([many.title], hindi);
  return {
    files: toFiles(unit),
    edits: [...toEdits(unit), ...words.edits],
    migration: many.snake,
    next: [
      `Give ${one.pascal} its fields: contract, sample of the machine, columns of the screen, table, mapper.`,
      ...(migration
        ? []
        : [`Write the migration, without which the server's test fails: ${toMigrationCommand(many)}`]),
      ...words.next,
    ],
  };
}

function toMigrationCommand(many) {
  return `cd apps/server && NODE_OPTIONS=--conditions=pgm:source npx drizzle-kit generate --name ${many.snake}`;
}

function toFiles(unit) {
  const { domain, one, many } = unit;
  const machine = `packages/machines/src/${domain}/${many.kebab}`;
  const screen = `packages/ui/src/${domain}/${many.kebab}`;
  const flow = `apps/site/app/flows/${domain}/${many.kebab}`;
  const server = `apps/server/src/${domain}/${one.kebab}`;
  return {
    [`packages/api/src/contract/${domain}/${one.kebab}.ts`]: contractFile(unit),
    [`packages/api/src/client/${domain}/${many.kebab}.ts`]: clientFile(unit),
    [`${machine}/${many.kebab}.machine.ts`]: listMachine(unit),
    [`${machine}/index.ts`]: listMachineIndex(unit),
    [`${machine}/${many.kebab}.scenario.ts`]: listMachineScenario(unit),
    [`${screen}/${many.kebab}.tsx`]: listScreen(unit),
    [`${screen}/${many.kebab}.stories.tsx`]: listScreenStories(unit),
    [`${flow}/${many.kebab}.flow.tsx`]: listFlow(unit),
    [`${flow}/${many.kebab}.stories.tsx`]: listFlowStories(unit),
    [`apps/site/app/routes/${many.kebab}.tsx`]: listRoute(unit),
    [`${server}/${one.kebab}.schema.ts`]: schemaFile(unit),
    [`${server}/${one.kebab}.repository.ts`]: repositoryFile(unit),
    [`${server}/${one.kebab}.mapper.ts`]: mapperFile(unit),
    [`${server}/${one.kebab}.routes.ts`]: routesFile(unit),
    [`${server}/${one.kebab}.test.ts`]: serverTest(unit),
  };
}

function toEdits({ domain, policy, one, many, call, address }) {
  const contract = 'packages/api/src/contract';
  const client = 'packages/api/src/client/index.ts';
  const app = 'apps/server/src/app.ts';
  const route = `route('${address}', 'routes/${many.kebab}.tsx'),`;
  return [
    addAtEnd(`${contract}/index.ts`, `export * from './${domain}/${one.kebab}.ts';`),
    addImport(`${contract}/endpoints.ts`, `import { ${call} } from './${domain}/${one.kebab}.ts';`),
    addToList(`${contract}/endpoints.ts`, 'export const endpoints', '\n];', `  ${call},`),
    addImport(client, `import { ${many.camel}Client } from './${domain}/${many.kebab}.ts';`),
    addToList(
      client,
      'export function createClient',
      '\n  };',
      `    ${many.camel}: ${many.camel}Client(call),`,
    ),
    policy === 'staff'
      ? addToList(
          'apps/site/app/routes.ts',
          "layout('staff/frame/staff-frame.tsx'",
          "\n    route('dashboard/*'",
          `    ${route}`,
        )
      : addToList('apps/site/app/routes.ts', "layout('routes/manage.tsx'", '\n  ]),', `    ${route}`),
    addImport(app, `import { ${one.camel}Routes } from './${domain}/${one.kebab}/${one.kebab}.routes.ts';`),
    addAfter(app, 'const resources = [', `    ...${one.camel}Routes(platform),`),
    addSorted('apps/server/src/auth/account/guards.test.ts', 'const GUARDED = {', `  ${call}: '${policy}',`),
  ];
}
