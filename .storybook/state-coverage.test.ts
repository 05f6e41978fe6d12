import { restingStates } from '@pgm/machines/kit/testing';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, StateMachine } from 'xstate';
import * as z from 'zod/mini';
import { FlowParameters } from './flow-stories/flow-parameters.ts';

const units = import.meta.glob<Record<string, unknown>>('../packages/machines/src/*/*/index.ts', {
  eager: true,
});
const storyModules = import.meta.glob<Record<string, unknown>>('../apps/site/app/**/*.stories.tsx', {
  eager: true,
});

const FlowStory = z.object({ parameters: z.object({ flow: FlowParameters }) });

/** The states of the stories, as `machine: state`; each story checks its state when it is rendered. */
const shown = Object.values(storyModules)
  .flatMap((storyModule) => Object.values(storyModule))
  .flatMap((story) => {
    const parsed = FlowStory.safeParse(story);
    return parsed.success
      ? [`${parsed.data.parameters.flow.machine}: ${parsed.data.parameters.flow.state}`]
      : [];
  });

const machines = Object.values(units)
  .flatMap((unit) => Object.values(unit))
  .filter((value): value is AnyStateMachine => value instanceof StateMachine);

describe('Storybook', () => {
  const states = machines.flatMap((machine) =>
    restingStates(machine).map((state) => `${machine.id}: ${state}`),
  );

  it.each(states)('shows %s', (state) => {
    expect(shown).toContain(state);
  });

  it('shows no state that no machine has', () => {
    expect(shown.filter((state) => !states.includes(state))).toEqual([]);
  });
});
