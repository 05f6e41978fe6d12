import type { ListUnit } from '../generate.types.ts';

/** A machine of the kit: a list that is read page by page. */
export function listMachine({ one, many }: ListUnit): string {
  return `import type { ${one.pascal} } from '@pgm/api/contract';
import { createPagedList } from '../../kit/index.ts';

/** The ${many.words}, page by page. Fill \`fetchPage\` with the call. */
export const ${many.camel}Machine = createPagedList<${one.pascal}>({ id: '${many.kebab}', toKey: ({ id }) => id });
`;
}

export function listMachineScenario({ one, many }: ListUnit): string {
  return `import type { ${one.pascal} } from '@pgm/api/contract';
import { pagedListScenario } from '../../kit/kit.scenario.ts';

/** The events with which tests and stories reach every state. */
export const ${many.camel}Scenario = pagedListScenario<${one.pascal}>([
  { id: '1', name: 'First ${one.words}', createdAt: '2026-03-02T09:30:00.000Z' },
]);
`;
}
