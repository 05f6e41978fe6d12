import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, type AnyStateNode, StateMachine, initialTransition, transition } from 'xstate';
import { type Scenario, restingStates, stateName, statePaths } from './kit/state-paths.ts';

const machineFiles = import.meta.glob<Record<string, unknown>>('./*/*/*.{list,machine}.ts', { eager: true });
const scenarios = import.meta.glob<Record<string, unknown>>('./*/*/*.scenario.ts', { eager: true });

/** Every machine of this package with its scenario, found by their file names. */
const machines = Object.entries(machineFiles).flatMap(([path, file]) => {
  const machine = Object.values(file).find(
    (value): value is AnyStateMachine => value instanceof StateMachine,
  );
  const scenario = Object.entries(
    scenarios[path.replace(/\.(list|machine)\.ts$/, '.scenario.ts')] ?? {},
  ).find((entry): entry is [string, Scenario] => entry[0].endsWith('Scenario'));
  return machine
    ? [{ id: machine.id, folder: path.split('/')[2], machine, scenario: scenario?.[1] ?? {} }]
    : [];
});

describe.each(machines)('the machine $id', ({ machine, folder, scenario }) => {
  const paths = statePaths(machine, scenario);

  it('has the id of its folder', () => {
    expect(machine.id).toBe(folder);
  });

  it.each(restingStates(machine))('has a scenario that reaches %s', (state) => {
    expect([...paths.keys()].filter((name) => name.split(' & ').includes(state))).not.toEqual([]);
  });

  it.each([...paths.keys()])('can leave %s', (state) => {
    const here = (paths.get(state) ?? []).reduce(
      (snapshot, event) => transition(machine, snapshot, event)[0],
      initialTransition(machine)[0],
    );
    // A machine in its final state is left by its parent.
    if (here.status === 'done') return;
    const next = Object.values(scenario).map((event) => stateName(transition(machine, here, event)[0].value));
    expect(next.filter((name) => name !== state)).not.toEqual([]);
  });

  it('handles the failure of every actor', () => {
    const unhandled = listStates(machine.root).flatMap((node) =>
      node.invoke.filter(({ id }) => !node.transitions.has(`xstate.error.actor.${id}`)).map(({ id }) => id),
    );
    expect(unhandled).toEqual([]);
  });
});

function listStates(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(listStates)];
}
