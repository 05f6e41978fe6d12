/** A machine of the kit: a list that is read page by page. */
export function listMachine({ one, many }) {
  return `import type { ${one.pascal} } from '@pgm/api/contract';
import { createPagedList } from '../../kit/index.ts';

/** The ${many.words}, page by page. Fill \`fetchPage\` with the call. */
export const ${many.camel}Machine = createPagedList<${one.pascal}>({ id: '${many.kebab}', toKey: ({ id }) => id });
`;
}

/** Its line in the exports of the package. */
export function listMachineExport({ domain, many }) {
  const file = `${domain}/${many.kebab}/${many.kebab}.list`;
  return `    "./${domain}/${many.kebab}": {
      "pgm:source": "./src/${file}.ts",
      "types": "./dist/${file}.d.ts",
      "default": "./dist/${file}.js"
    },`;
}

export function listMachineScenario({ one, many }) {
  return `import type { ${one.pascal} } from '@pgm/api/contract';
import { pagedListScenario } from '../../kit/kit.scenario.ts';

/** The events with which tests and stories reach every state. */
export const ${many.camel}Scenario = pagedListScenario<${one.pascal}>([
  { id: '1', name: 'First ${one.words}', createdAt: '2026-03-02T09:30:00.000Z' },
]);
`;
}
