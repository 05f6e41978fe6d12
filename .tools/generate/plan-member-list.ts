import { addMachineExport } from './add-machine-export.ts';
import { addImport, addToList } from './edits.ts';
import { clientFile } from './templates/client.ts';
import { contractFile } from './templates/contract.ts';
import { listFlow, listFlowStories, listRoute } from './templates/list-flow.ts';
import { listMachine, listMachineScenario } from './templates/list-machine.ts';
import { listScreen, listScreenStories } from './templates/list-screen.ts';
import { repositoryFile, routesFile, serverTest } from './templates/server.ts';
import type { Edit, ListKind, ListUnit } from './generate.types.ts';

/** A list in the member area: what it has beside the files that every list has. */
export const memberList: ListKind = {
  api: '/api',
  area: 'manage',
  words: 'manage-words.ts',
  plan: (unit) => ({
    files: toFiles(unit),
    edits: toEdits(unit),
    fields: 'contract, sample of the machine, columns of the screen, table, mapper',
    next: [],
  }),
};

function toFiles(unit: ListUnit): Record<string, string> {
  const { domain, one, many } = unit;
  const machine = `packages/machines/src/${domain}/${many.kebab}`;
  const screen = `packages/ui/src/${domain}/${many.kebab}`;
  const flow = `apps/site/app/flows/${domain}/${many.kebab}`;
  const server = `apps/server/src/${domain}/${one.kebab}/${one.kebab}`;
  return {
    [`packages/api/src/contract/${domain}/${one.kebab}.ts`]: contractFile(unit),
    [`packages/api/src/client/${domain}/${many.kebab}.ts`]: clientFile(unit),
    [`${machine}/${many.kebab}.list.ts`]: listMachine(unit),
    [`${machine}/${many.kebab}.scenario.ts`]: listMachineScenario(unit),
    [`${screen}/${many.kebab}.tsx`]: listScreen(unit),
    [`${screen}/${many.kebab}.stories.tsx`]: listScreenStories(unit),
    [`${flow}/${many.kebab}.flow.tsx`]: listFlow(unit),
    [`${flow}/${many.kebab}.stories.tsx`]: listFlowStories(unit),
    [`apps/site/app/routes/${many.kebab}.tsx`]: listRoute(unit),
    [`${server}.repository.ts`]: repositoryFile(unit),
    [`${server}.routes.ts`]: routesFile(unit),
    [`${server}.test.ts`]: serverTest(unit),
  };
}

function toEdits({ domain, many, call }: ListUnit): Edit[] {
  const faults = 'apps/site/test/faults';
  const client = 'packages/api/src/client/index.ts';
  return [
    addImport(client, `import { ${many.camel}Client } from './${domain}/${many.kebab}.ts';`),
    addToList(
      client,
      'export function createClient',
      '\n  };',
      `    ${many.camel}: ${many.camel}Client(call),`,
    ),
    addMachineExport(domain, many.kebab, 'list'),
    addToList(
      'apps/site/app/routes.ts',
      "layout('routes/members-only.tsx'",
      '\n    ]),',
      `      route('${many.kebab}', 'routes/${many.kebab}.tsx'),`,
    ),
    addImport(
      `${faults}/member-flows.tsx`,
      `import { ${many.pascal}Screen, site${many.pascal}Machine } from '#app/flows/${domain}/${many.kebab}/${many.kebab}.flow.tsx';`,
    ),
    addToList(
      `${faults}/member-flows.tsx`,
      'export const memberFlows',
      '\n};',
      `  ${many.camel}: { machine: site${many.pascal}Machine, Screen: ${many.pascal}Screen },`,
    ),
    addToList(
      `${faults}/member-sentences.ts`,
      'export const memberSentences',
      '\n};',
      `  ${call}: { ${many.camel}: GENERIC },`,
    ),
  ];
}
