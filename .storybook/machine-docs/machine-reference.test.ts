import { placeholder } from '@pgm/machines/kit';
import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { toReference } from './machine-reference.ts';
import { toPurpose } from './machine-source.ts';

const bulbMachine = setup({}).createMachine({ id: 'bulb' });

const lampMachine = setup({
  actors: { fetchPrice: placeholder<number>('fetchPrice'), bulb: bulbMachine },
  delays: { fade: 300, night: ({ event }) => event.type.length },
  guards: { hasCurrent: () => true },
}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { switch: [{ guard: 'hasCurrent', target: 'on' }, {}] } },
    on: {
      initial: 'dim',
      states: { dim: { after: { fade: 'bright' } }, bright: {} },
      on: { switch: 'off' },
    },
  },
});

/** An event with a payload; the scenarios of machines have more than a type, too. */
const PRESS = { type: 'switch', hand: 'left' };

describe('The reference of a machine', () => {
  const reference = toReference(lampMachine, { press: PRESS });

  it('has the states without inner states', () => {
    expect(reference.states).toEqual(['off', 'on.dim', 'on.bright']);
  });

  it('has each event of the page with a sample and with where it leads', () => {
    expect(reference.events).toEqual([
      {
        name: 'switch',
        sample: "{ type: 'switch', hand: 'left' }",
        moves: ['off → on if hasCurrent', 'off → the same', 'on → off'],
      },
    ]);
  });

  it('has apart what the time causes', () => {
    expect(reference.reactions).toEqual([
      { name: 'after fade', sample: undefined, moves: ['on.dim → on.bright'] },
    ]);
  });

  it('has the delays in ms, and says which depend on the context', () => {
    expect(reference.delays).toEqual([
      { name: 'fade', ms: 300 },
      { name: 'night', ms: undefined },
    ]);
  });

  it('has the actors that a flow provides apart from its own machines', () => {
    expect(reference.ports).toEqual(['fetchPrice']);
    expect(reference.children).toEqual(['bulb: bulb']);
  });
});

describe('The purpose of a machine', () => {
  it('is the docstring of what the file exports, without its stars and links', () => {
    const source = `/** How bright. */
interface Lamp {}

/**
 * A lamp (spec section 4) with a {@link bulbMachine}.
 * Provide \`fetchPrice\`.
 */
export const lampMachine = setup({});`;
    expect(toPurpose(source)).toBe('A lamp (spec section 4) with a bulbMachine. Provide `fetchPrice`.');
  });

  it('is unknown without a docstring', () => {
    expect(toPurpose('export const lampMachine = setup({});')).toBeUndefined();
  });
});
