import { leadFormMachine, leadFormWalk } from '@pgm/machines/lead-form';
import { describe, expect, it } from 'vitest';
import { type AnyActor, SimulatedClock, assign, createActor, createMachine } from 'xstate';
import { advance } from './advance.ts';
import { parseCommand, parseFacts } from './channel.ts';
import { machineFacts } from './machine-facts.ts';
import { readable } from './readable.ts';

/** The lead form after some events of its walk, on a clock that stands still. */
function leadFormAfter(...names: (keyof typeof leadFormWalk)[]) {
  const clock = new SimulatedClock();
  // Of any machine, as the panel sees it: the server's answers are sent like every other event.
  const actor: AnyActor = createActor(leadFormMachine, { clock }).start();
  for (const name of names) actor.send(leadFormWalk[name]);
  const facts = () => machineFacts(leadFormMachine, leadFormWalk, actor.getSnapshot());
  return { clock, facts };
}

const filledIn = ['typeName', 'typeMobile', 'typeEmail'] as const;

describe('the facts of a machine', () => {
  it('name the state and mark it among the others', () => {
    const { state, states } = leadFormAfter('typeShortMobile').facts();
    expect(state).toBe('editing.wrong');
    expect(states.filter(({ isCurrent }) => isCurrent)).toEqual([{ name: 'editing.wrong', isCurrent: true }]);
    expect(states.map(({ name }) => name)).toContain('thanked');
  });

  it('hold the context as text', () => {
    const { context } = leadFormAfter('typeName').facts();
    expect(context).toContain('"name": "Sunita Verma"');
    expect(context).toContain('"alert": undefined');
  });

  it.each([
    ['idle', [], ['draftKept', 'typeName', 'typeMobile', 'typeShortMobile', 'typeEmail', 'submit']],
    ['submitting', [...filledIn, 'submit'], ['stored', 'refused', 'crashed']],
    ['thanked', [...filledIn, 'submit', 'stored'], ['thankYouOver']],
  ] as const)('enable in %s what the machine would take', (state, walked, enabled) => {
    const facts = leadFormAfter(...walked).facts();
    expect(facts.state).toBe(state);
    expect(facts.events.filter(({ isEnabled }) => isEnabled).map(({ name }) => name)).toEqual(enabled);
  });

  it('say who sends an event', () => {
    const { events } = leadFormAfter().facts();
    const senderOf = (name: string) => events.find((event) => event.name === name)?.sender;
    expect(['submit', 'refused', 'crashed', 'thankYouOver'].map(senderOf)).toEqual([
      'page',
      'server',
      'server',
      'time',
    ]);
  });
});

describe('the clock', () => {
  it('takes the lead form from thanked to idle after 5 s', () => {
    const { clock, facts } = leadFormAfter(...filledIn, 'submit', 'stored');
    advance(clock, 4999);
    expect(facts().state).toBe('thanked');
    advance(clock, 1);
    expect(facts().state).toBe('idle');
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
  it('says what JSON does not know', () => {
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
  it('carries the facts of a story', () => {
    const facts = { story: 'a--b', ...leadFormAfter().facts(), clock: 0, stories: [] };
    expect(parseFacts(facts)).toEqual(facts);
  });

  it('leaves alone what is no message of its own', () => {
    expect(parseFacts({ story: 'a--b' })).toBeUndefined();
    expect(parseCommand({ story: 'a--b', do: 'leave' })).toBeUndefined();
    expect(parseCommand('restart')).toBeUndefined();
  });
});
