import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { listStates } from './list-states.ts';

const machine = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { switch: 'on.dim' } }, on: { initial: 'dim', states: { dim: {}, bright: {} } } },
});

const machines = { '../../packages/machines/src/company/lamp/lamp.machine.ts': { lampMachine: machine } };

const story = (state: string, name?: string) => ({
  ...(name && { name }),
  parameters: { flow: { machine: 'lamp', state } },
});

describe('The list of all states', () => {
  it('has every resting state with its stories, by the names that Storybook gives them', () => {
    const stories = {
      'lamp.stories.tsx': {
        default: { title: 'Flows/Company/Lamp' },
        Off: story('off'),
        OnDim: story('on.dim', 'A little light'),
      },
    };
    expect(listStates(machines, stories)).toEqual([
      {
        machine: 'lamp',
        domain: 'company',
        states: [
          { state: 'off', stories: [{ id: 'flows-company-lamp--off', name: 'Off' }] },
          { state: 'on.dim', stories: [{ id: 'flows-company-lamp--on-dim', name: 'A little light' }] },
          { state: 'on.bright', stories: [] },
        ],
      },
    ]);
  });

  it('ignores stories of components and of other machines', () => {
    const stories = {
      'button.stories.tsx': { default: { title: 'Primitives/Button' }, Primary: { args: {} } },
      'other.stories.tsx': {
        default: { title: 'Flows/Company/Other' },
        Off: { parameters: { flow: { machine: 'other', state: 'off' } } },
      },
    };
    expect(
      listStates(machines, stories).flatMap(({ states }) => states.flatMap((one) => one.stories)),
    ).toEqual([]);
  });
});
