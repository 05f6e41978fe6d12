import { leadFormMachine } from '@pgm/machines/company/lead-form';
import { leadFormScenario } from '@pgm/machines/company/lead-form/testing';
import { describe, expect, it } from 'vitest';
import { type AnyActor, SimulatedClock, assign, createActor, createMachine } from 'xstate';
import { advance } from './advance.ts';
import { parseCommand, parseFacts, parseSteps } from './channel.ts';
import { machineFacts } from './machine-facts.ts';
import { readable } from './readable.ts';
import { listMachines } from './recorder.ts';

/** The lead form after some events of its scenario, with a stopped clock. */
function leadFormAfter(...names: (keyof typeof leadFormScenario)[]) {
  const clock = new SimulatedClock();
  // Typed as any machine, as in the panel: the server's responses are sent like every other event.
  const actor: AnyActor = createActor(leadFormMachine, { clock }).start();
  for (const name of names) actor.send(leadFormScenario[name]);
  const facts = () => {
    const [machine] = listMachines(actor);
    if (machine === undefined) throw new Error('the actor runs no machine');
    return machineFacts(machine, leadFormScenario);
  };
  return { clock, facts };
}

const filledIn = ['typeName', 'typeMobile', 'typeEmail'] as const;

describe('the facts of a machine', () => {
  it('name the current state and mark it in the list', () => {
    const { state, states } = leadFormAfter('typeShortMobile', 'submit').facts();
    expect(state).toBe('editing.invalid');
    expect(states.filter(({ isCurrent }) => isCurrent)).toEqual([
      { name: 'editing.invalid', isCurrent: true },
    ]);
    expect(states.map(({ name }) => name)).toContain('done');
  });

  it('hold the context as text', () => {
    const { context } = leadFormAfter('typeName').facts();
    expect(context).toContain('"name": "Sunita Verma"');
    expect(context).toContain('"reason": undefined');
  });

  it.each([
    ['editing.idle', [], ['draftSaved', 'typeName', 'typeMobile', 'typeShortMobile', 'typeEmail', 'submit']],
    ['submitting', [...filledIn, 'submit'], ['stored', 'rejected', 'crashed']],
    ['done', [...filledIn, 'submit', 'stored'], ['thankYouOver']],
  ] as const)('enable in %s the events that the machine accepts', (state, visited, enabled) => {
    const facts = leadFormAfter(...visited).facts();
    expect(facts.state).toBe(state);
    expect(facts.samples.filter(({ isEnabled }) => isEnabled).map(({ name }) => name)).toEqual(enabled);
  });

  it('name the sender of an event', () => {
    const { samples } = leadFormAfter().facts();
    const toSender = (name: string) => samples.find((sample) => sample.name === name)?.sender;
    expect(['submit', 'rejected', 'crashed', 'thankYouOver'].map(toSender)).toEqual([
      'page',
      'server',
      'server',
      'time',
    ]);
  });
});

describe('the clock', () => {
  it('moves the lead form from done to editing after 5 s', () => {
    const { clock, facts } = leadFormAfter(...filledIn, 'submit', 'stored');
    advance(clock, 4999);
    expect(facts().state).toBe('done');
    advance(clock, 1);
    expect(facts().state).toBe('editing.idle');
    expect(clock.now()).toBe(5000);
  });

  it('lets a countdown tick every second of a long jump', () => {
    const clock = new SimulatedClock();
    const countdown = createMachine({
      context: { ticks: 0 },
      initial: 'on',
      states: {
        on: {
          after: {
            1000: {
              target: 'on',
              reenter: true,
              actions: assign({ ticks: ({ context }) => context.ticks + 1 }),
            },
          },
        },
      },
    });
    const actor = createActor(countdown, { clock }).start();
    advance(clock, 300_000);
    expect(actor.getSnapshot().context.ticks).toBe(300);
  });
});

describe('readable', () => {
  it('shows values that JSON does not have', () => {
    const value = {
      nothing: undefined,
      failure: new TypeError('out of order'),
      lines: new Map([['tea', 2]]),
      marks: new Set(['new']),
      act: () => {},
      id: 5n,
    };
    expect(readable(value).replaceAll(/\s+/g, ' ')).toBe(
      '{ "nothing": undefined, "failure": { "error": "TypeError", "message": "out of order" }, ' +
        '"lines": { "tea": 2 }, "marks": [ "new" ], "act": "(function)", "id": "5n" }',
    );
  });
});

describe('the channel', () => {
  it('transports the facts of a story', () => {
    const machines = [leadFormAfter('typeName').facts()];
    const steps = ['typeName', { passMs: 1000 }, { child: 'list', event: { type: 'list.more', page: 2 } }];
    const facts = {
      story: 'a--b',
      run: 1,
      machines,
      clock: 0,
      faults: [],
      stories: [],
      way: [],
      steps,
      log: [],
    };
    expect(parseFacts(facts)).toEqual(facts);
  });

  it('reads the steps in an address, and none from something else', () => {
    const steps = ['submit', { passMs: 5000 }, { event: { type: 'field.change', value: 'आशा' } }];
    expect(parseSteps(JSON.stringify(steps))).toEqual(steps);
    for (const text of [undefined, '', 'submit', '{}', '[1]']) expect(parseSteps(text)).toEqual([]);
  });

  it('ignores messages of other senders', () => {
    expect(parseFacts({ story: 'a--b' })).toBeUndefined();
    expect(parseCommand({ story: 'a--b', do: 'leave', steps: [] })).toBeUndefined();
    expect(parseCommand('restart')).toBeUndefined();
  });
});
