import { leadFormMachine } from '@pgm/machines/company/lead-form';
import { leadFormScenario } from '@pgm/machines/company/lead-form/testing';
import { pointsMachine } from '@pgm/machines/members/points';
import { pointsScenario } from '@pgm/machines/members/points/testing';
import { addons, mockChannel } from 'storybook/preview-api';
import { beforeEach, describe, expect, it } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import type { Step } from '../flow-stories/flow-parameters.ts';
import { playScene } from '../flow-stories/scene.ts';
import { COMMAND, type Command, FACTS, type StoryFacts, parseFacts } from './channel.ts';
import { connectToPanel } from './preview.ts';

const story = 'flows-lead-form--idle';

beforeEach(() => addons.setChannel(mockChannel()));

/** The connected story of the empty lead form, and what the panel receives. */
function openStory() {
  const clock = new SimulatedClock();
  const actor = createActor(leadFormMachine, { clock }).start();
  const channel = addons.getChannel();
  const received: (StoryFacts | undefined)[] = [];
  channel.on(FACTS, (message: unknown) => received.push(parseFacts(message)));
  const disconnect = connectToPanel({
    story,
    title: 'Flows/Lead form',
    scenario: leadFormScenario,
    actor,
    clock,
    way: [],
  });
  const command = (message: Command) => channel.emit(COMMAND, message);
  const apply = (step: Step) => command({ story, do: 'apply', step });
  const last = () => received.at(-1);
  const states = () => received.map((facts) => facts?.machines[0]?.state);
  return { actor, clock, last, states, command, apply, disconnect };
}

const filledIn = ['typeName', 'typeMobile', 'typeEmail', 'submit'] as const;

describe('a story that is connected to the panel', () => {
  it('reports its state at once, soon after a transition, and on request', async () => {
    const { actor, states, command } = openStory();
    expect(states()).toEqual(['editing.idle']);
    actor.send(leadFormScenario.submit);
    await expect.poll(() => states().at(-1)).toBe('editing.invalid');
    const count = states().length;
    command({ story, do: 'report' });
    expect(states().slice(count)).toEqual(['editing.invalid']);
  });

  it("takes the panel's steps, and leaves out one that is not there", () => {
    const { actor, clock, apply } = openStory();
    apply('submit');
    apply('no such event');
    apply({ child: 'no such child', event: { type: 'list.more' } });
    apply({ passMs: 1000 });
    expect(actor.getSnapshot().value).toEqual({ editing: 'invalid' });
    expect(clock.now()).toBe(1000);
  });

  it('takes steps with other values than those of the samples', () => {
    const { actor, last, apply } = openStory();
    const event = { type: 'field.change', field: 'name', value: 'आशा' };
    apply({ event });
    expect(actor.getSnapshot().context.values.name).toBe('आशा');
    expect(last()?.steps).toEqual([{ event }]);
  });

  it('writes down each step from the page, from the panel and of time; what follows by itself is no step', () => {
    const { actor, last, apply } = openStory();
    for (const name of filledIn) actor.send(leadFormScenario[name]);
    apply('stored');
    apply({ passMs: 2000 });
    apply({ passMs: 3000 });
    expect(last()?.steps).toEqual([...filledIn, 'stored', { passMs: 5000 }]);
    expect(last()?.machines[0]?.state).toBe('editing.idle');
  });

  it('logs what each event did, with the values that it changed', () => {
    const { last, apply } = openStory();
    apply('typeShortMobile');
    apply('submit');
    expect(last()?.log).toMatchObject([
      {
        step: 1,
        path: '',
        type: 'field.change',
        from: 'editing.idle',
        to: 'editing.idle',
        changes: expect.arrayContaining([{ path: 'values.mobile', before: '""', after: '"98765"' }]),
      },
      { step: 2, type: 'form.submit', from: 'editing.idle', to: 'editing.invalid' },
    ]);
  });

  it('logs a time that passes once, however much happens in it', () => {
    const { last, apply } = openStory();
    for (const step of [...filledIn, 'stored', { passMs: 5000 }] as const) apply(step);
    expect(last()?.log.filter(({ step }) => step === 6)).toMatchObject([
      { from: 'done', to: 'editing.idle' },
    ]);
  });

  it('names the transitions that the last event took', () => {
    const { last, apply } = openStory();
    for (const name of filledIn) apply(name);
    const [facts] = last()?.machines ?? [];
    const taken = facts?.chart.transitions.filter(({ id }) => facts.taken.includes(id));
    expect(taken?.at(-1)).toMatchObject({ type: 'form.submit', to: 'submitting' });
    expect(facts?.current).toEqual(['', 'submitting']);
  });

  it('replays steps in a story that has just started: they lead to the same state', () => {
    const { last, command } = openStory();
    const steps = [...filledIn, 'stored', { passMs: 4999 }];
    command({ story, do: 'replay', steps });
    expect(last()?.machines[0]?.state).toBe('done');
    expect(last()?.steps).toEqual(steps);
  });

  it('has another number each time that it starts', () => {
    const first = openStory().last()?.run ?? 0;
    expect(openStory().last()?.run).toBe(first + 1);
  });

  it('ignores commands to other stories', () => {
    const { actor, command } = openStory();
    command({ story: 'flows-lead-form--failed', do: 'apply', step: 'submit' });
    expect(actor.getSnapshot().value).toEqual({ editing: 'idle' });
  });

  it('neither sends nor receives after it is disconnected', async () => {
    const { actor, states, apply, disconnect } = openStory();
    disconnect();
    apply('submit');
    expect(actor.getSnapshot().value).toEqual({ editing: 'idle' });
    actor.send(leadFormScenario.submit);
    await Promise.resolve();
    expect(states()).toEqual(['editing.idle']);
  });
});

describe('a story whose machine has child machines', () => {
  it('reports each of them, and takes steps in it', () => {
    const played = playScene(
      { machine: pointsMachine, scenario: pointsScenario },
      { state: 'ready.browsing', via: ['fetched'] },
    );
    const received: (StoryFacts | undefined)[] = [];
    addons.getChannel().on(FACTS, (message: unknown) => received.push(parseFacts(message)));
    connectToPanel({ story, title: 'Points', scenario: pointsScenario, ...played });
    const fetched = {
      type: 'xstate.done.actor.fetchPage',
      output: { ok: true, value: { items: [], pageCount: 1 } },
    };
    const step = { child: 'pending', event: fetched };
    addons.getChannel().emit(COMMAND, { story, do: 'apply', step } satisfies Command);
    const list = received.at(-1)?.machines.find(({ path }) => path === 'pending');
    expect(list).toMatchObject({ state: 'ready', samples: [] });
    expect(received.at(-1)?.steps).toEqual([step]);
    expect(received.at(-1)?.log).toEqual(
      expect.arrayContaining([expect.objectContaining({ path: 'pending', from: 'loading', to: 'ready' })]),
    );
  });
});
