import type { Scenario } from '@pgm/machines/kit/testing';
import { type AnyStateMachine, StateMachine } from 'xstate';

const machineFiles = import.meta.glob<Record<string, unknown>>(
  '../../../../packages/machines/src/*/*/*.{list,machine}.ts',
  { eager: true },
);
const scenarios = import.meta.glob<Record<string, Scenario>>(
  '../../../../packages/machines/src/*/*/*.scenario.ts',
  { eager: true },
);

const byMachine = new Map(
  Object.entries(machineFiles).flatMap(([path, file]) => {
    const machine = Object.values(file).find((value) => value instanceof StateMachine);
    const samples = scenarios[path.replace(/\.(list|machine)\.ts$/, '.scenario.ts')] ?? {};
    const scenario = Object.entries(samples).find(([name]) => name.endsWith('Scenario'))?.[1];
    return machine && scenario ? [[machine.id, scenario] as const] : [];
  }),
);

/** The scenario of a machine, from the file beside it. */
export function toScenario({ id }: AnyStateMachine): Scenario {
  const scenario = byMachine.get(id);
  if (scenario === undefined) throw new Error(`The machine ${id} has no scenario`);
  return scenario;
}
