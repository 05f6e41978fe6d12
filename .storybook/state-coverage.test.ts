import type { Scenario } from '@pgm/machines/kit/testing';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, StateMachine } from 'xstate';
import * as z from 'zod/mini';
import { FlowParameters } from './flow-stories/flow-parameters.ts';
import { playScene } from './flow-stories/scene.ts';
import { type View, reachableFacts, viewFacts } from './flow-stories/view-facts.ts';
import { listStates } from './states/list-states.ts';

const machineFiles = import.meta.glob<Record<string, unknown>>(
  '../packages/machines/src/*/*/*.{list,machine}.ts',
  { eager: true },
);
const viewFiles = import.meta.glob<Record<string, unknown>>('../packages/machines/src/*/*/*.view.ts', {
  eager: true,
});
const scenarios = import.meta.glob<Record<string, Scenario>>('../packages/machines/src/*/*/*.scenario.ts', {
  eager: true,
});
const storyModules = import.meta.glob<Record<string, unknown>>('../apps/site/app/**/*.stories.tsx', {
  eager: true,
});

const FlowStory = z.object({ parameters: z.object({ flow: FlowParameters }) });

const stories = Object.values(storyModules)
  .flatMap((storyModule) => Object.values(storyModule))
  .flatMap((story) => FlowStory.safeParse(story).data?.parameters.flow ?? []);

/** Every machine with its scenario and, where it needs only the state, its view; found by their names. */
const machines = Object.entries(machineFiles).flatMap(([path, file]) => {
  const machine = Object.values(file).find(
    (value): value is AnyStateMachine => value instanceof StateMachine,
  );
  const samples = scenarios[path.replace(/\.(list|machine)\.ts$/, '.scenario.ts')] ?? {};
  const [, scenario = {}] = Object.entries(samples).find(([name]) => name.endsWith('Scenario')) ?? [];
  // The view of a short flow is in the file of its machine.
  const viewFile = viewFiles[path.replace(/\.machine\.ts$/, '.view.ts')] ?? file;
  const view = Object.entries(viewFile).find(
    (entry): entry is [string, View] =>
      entry[0].endsWith('View') && typeof entry[1] === 'function' && entry[1].length === 1,
  )?.[1];
  return machine ? [{ machine, scenario, view }] : [];
});

describe('Storybook', () => {
  const states = listStates(machineFiles, storyModules).flatMap(({ machine, states: own }) =>
    own.map(({ state, stories: shownBy }) => ({ name: `${machine}: ${state}`, shownBy })),
  );

  // Each story checks its state when it is rendered.
  it.each(states)('shows $name', ({ shownBy }) => {
    expect(shownBy).not.toEqual([]);
  });

  it('shows no state that no machine has', () => {
    const names = new Set(states.map(({ name }) => name));
    const shown = stories.map(({ machine, state }) => `${machine}: ${state}`);
    expect(shown.filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(machines.map((unit) => ({ ...unit, id: unit.machine.id })))(
    'shows all that the samples of $id make different in its view',
    ({ machine, scenario, view }) => {
      if (view === undefined) return;
      const seen = stories
        .filter((story) => story.machine === machine.id)
        .flatMap((story) => viewFacts(view, playScene({ machine, scenario }, story).actor.getSnapshot()));
      const missing = [...reachableFacts(machine, scenario, view)].filter(([fact]) => !seen.includes(fact));
      expect(missing.map(([fact, state]) => `${fact}, such as in ${state}`)).toEqual([]);
    },
  );
});
