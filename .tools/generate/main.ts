import { type Command, readCommand } from './command.ts';
import { GenerateError } from './generate-error.ts';
import { planComponent } from './plan-component.ts';
import { planMachine } from './plan-machine.ts';
import { planPage } from './plan-page.ts';
import { planResource } from './plan-resource.ts';
import { writeMigration, writeUnit } from './write-unit.ts';
import type { Plan } from './generate.types.ts';

try {
  const command = readCommand(process.argv.slice(2));
  const plan = toPlan(command);
  const paths = await writeUnit(plan);
  if (command.kind === 'resource' && command.migration && plan.migration !== undefined)
    paths.push(await writeMigration(plan.migration));
  process.stdout.write(`${[...paths, '', 'Next:', ...plan.next.map((step) => `- ${step}`)].join('\n')}\n`);
} catch (error) {
  if (!(error instanceof GenerateError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function toPlan(command: Command): Plan {
  switch (command.kind) {
    case 'resource':
      return planResource(command);
    case 'machine':
      return planMachine(command);
    case 'component':
      return planComponent(command);
    case 'page':
      return planPage(command);
  }
}
