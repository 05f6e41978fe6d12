import { addImport, addSorted, addToList } from './edits.ts';
import { clientFile } from './templates/client.ts';
import { staffContract, staffPage, staffStories } from './templates/staff-resource.ts';
import { staffRepository, staffRoutes, staffServerTest } from './templates/staff-server.ts';
import type { Edit, ListKind, ListUnit } from './generate.types.ts';

const PAGES = 'apps/site/app/staff/pages/pages.tsx';

/** A list in the staff area: what it has beside the files that every list has. */
export const staffList: ListKind = {
  api: '/api/admin',
  area: 'dashboard',
  words: 'staff-words.ts',
  plan: (unit) => ({
    files: toFiles(unit),
    edits: toEdits(unit),
    fields: 'contract, columns and filters of the page, sample of the stories, table, mapper',
    next: [`Choose the icon and the group of the page in ${PAGES}, and its area there and in the contract.`],
  }),
};

function toFiles(unit: ListUnit): Record<string, string> {
  const { domain, one, many } = unit;
  const page = `apps/site/app/staff/${many.kebab}/${many.kebab}`;
  const server = `apps/server/src/${domain}/${one.kebab}/${one.kebab}`;
  return {
    [`packages/api/src/contract/${domain}/${one.kebab}.ts`]: staffContract(unit),
    [`packages/api/src/client/staff/${many.kebab}.ts`]: clientFile(unit),
    [`${page}.tsx`]: staffPage(unit),
    [`${page}.stories.tsx`]: staffStories(unit),
    [`${server}.repository.ts`]: staffRepository(unit),
    [`${server}.routes.ts`]: staffRoutes(unit),
    [`${server}.test.ts`]: staffServerTest(unit),
  };
}

function toEdits({ domain, many, address, call, right }: ListUnit): Edit[] {
  const faults = 'apps/site/test/faults';
  const client = 'packages/api/src/client/staff/index.ts';
  const group = domain === 'catalogue' ? 'Catalogue' : 'Work';
  return [
    addImport(client, `import { ${many.camel}Client } from './${many.kebab}.ts';`),
    addSorted(client, '  return {', `    ${many.camel}: ${many.camel}Client(call),`),
    addToList(
      'apps/site/app/routes.ts',
      "route('dashboard', 'staff/frame/staff-frame.tsx'",
      "\n    route('*'",
      `    route('${many.kebab}', 'staff/${many.kebab}/${many.kebab}.tsx'),`,
    ),
    addToList(
      PAGES,
      `label: '${group}',`,
      '\n    ],',
      `      { href: '/${address}', label: '${many.title}', icon: <HomeIcon />, area: '${right}' },`,
    ),
    addImport(
      `${faults}/staff-flows.tsx`,
      `import { ${many.camel} } from '#app/staff/${many.kebab}/${many.kebab}.tsx';`,
    ),
    addToList(
      `${faults}/staff-flows.tsx`,
      'export const staffFlows',
      '\n};',
      `  ...resourceFlows(${many.camel}, { id: ID, name: 'First', createdAt: AT }),`,
    ),
    addToList(
      `${faults}/staff-sentences.ts`,
      'export const staffSentences',
      '\n};',
      `  ${call}: { '${many.kebab} list': GENERIC },`,
    ),
  ];
}
