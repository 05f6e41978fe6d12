import { readCommand } from './command.mjs';
import { GenerateError } from './generate-error.mjs';
import { planComponent } from './plan-component.mjs';
import { planMachine } from './plan-machine.mjs';
import { planPage } from './plan-page.mjs';
import { planResource } from './plan-resource.mjs';
import { writeMigration, writeUnit } from './write-unit.mjs';

const PLANS = {
  resource: planResource,
  machine: planMachine,
  component: planComponent,
  page: planPage,
};

try {
  const command = readCommand(process.argv.slice(2));
  const plan = PLANS[command.kind](command);
  const paths = await writeUnit(plan);
  if (command.migration) paths.push(await writeMigration(plan.migration));
  process.stdout.write(`${[...paths, '', 'Next:', ...plan.next.map((step) => `- ${step}`)].join('\n')}\n`);
} catch (error) {
  if (!(error instanceof GenerateError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
