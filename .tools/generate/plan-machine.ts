import { addMachineExport } from './add-machine-export.ts';
import { checkIsUnused } from './check-is-unused.ts';
import { planHindi } from './hindi.ts';
import { toNames } from './names.ts';
import {
  machineFlow,
  machineFlowStories,
  machineScreen,
  machineScreenStories,
} from './templates/machine-screen.ts';
import { machineFile, machineScenario, machineTest } from './templates/machine.ts';
import type { CommonOptions, Plan } from './generate.types.ts';
import type { Place } from './command.ts';

/** A machine of its own with its screen, and the file that joins them. */
export function planMachine({ domain, name: kebab, hindi }: Place & CommonOptions): Plan {
  const name = toNames(kebab);
  const unit = { domain, name };
  checkIsUnused({ machine: kebab });
  const words = planHindi([name.title], hindi);
  const machine = `packages/machines/src/${domain}/${kebab}`;
  const screen = `packages/ui/src/${domain}/${kebab}`;
  const flow = `apps/site/app/flows/${domain}/${kebab}/${kebab}`;
  return {
    files: {
      [`${machine}/${kebab}.machine.ts`]: machineFile(unit),
      [`${machine}/${kebab}.machine.test.ts`]: machineTest(unit),
      [`${machine}/${kebab}.scenario.ts`]: machineScenario(unit),
      [`${screen}/${kebab}.tsx`]: machineScreen(unit),
      [`${screen}/${kebab}.stories.tsx`]: machineScreenStories(unit),
      [`${flow}.flow.tsx`]: machineFlow(unit),
      [`${flow}.stories.tsx`]: machineFlowStories(unit),
    },
    edits: [addMachineExport(domain, kebab, 'machine'), ...words.edits],
    next: [
      'Name the task, its states and its events after what the flow does.',
      `Fill \`runTask\` with a call in ${flow}.flow.tsx, and show the flow on a page.`,
      ...words.next,
    ],
  };
}
