import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, type AnyStateNode, StateMachine, initialTransition, transition } from 'xstate';
import { type Walk, restingStates, stateName, statePaths } from './state-paths/index.ts';

const units = import.meta.glob<Record<string, unknown>>('./*/index.ts', { eager: true });

/** Every machine of this package with its walk, found by their names in the units' public faces. */
const machines = Object.values(units).flatMap((unit) => {
  const machine = Object.values(unit).find(
    (value): value is AnyStateMachine => value instanceof StateMachine,
  );
  const walk = Object.entries(unit).find((entry): entry is [string, Walk] => entry[0].endsWith('Walk'));
  return machine ? [{ id: machine.id, machine, walk: walk?.[1] ?? {} }] : [];
});

describe.each(machines)('the machine $id', ({ machine, walk }) => {
  const paths = statePaths(machine, walk);

  it.each(restingStates(machine))('has a walk that reaches %s', (state) => {
    expect([...paths.keys()].filter((name) => name.split(' & ').includes(state))).not.toEqual([]);
  });

  it.each([...paths.keys()])('has a way out of %s', (state) => {
    const here = (paths.get(state) ?? []).reduce(
      (snapshot, event) => transition(machine, snapshot, event)[0],
      initialTransition(machine)[0],
    );
    // What is done is left by whoever started it.
    if (here.status === 'done') return;
    const next = Object.values(walk).map((event) => stateName(transition(machine, here, event)[0].value));
    expect(next.filter((name) => name !== state)).not.toEqual([]);
  });

  it('answers every failed actor', () => {
    const unanswered = statesOf(machine.root).flatMap((node) =>
      node.invoke.filter(({ id }) => !node.transitions.has(`xstate.error.actor.${id}`)).map(({ id }) => id),
    );
    expect(unanswered).toEqual([]);
  });
});

function statesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(statesOf)];
}
