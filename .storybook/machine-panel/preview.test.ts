import { leadFormMachine } from '@pgm/machines/company/lead-form';
import { leadFormScenario } from '@pgm/machines/company/lead-form/testing';
import { addons, mockChannel } from 'storybook/preview-api';
import { beforeEach, describe, expect, it } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import { COMMAND, type Command, FACTS, parseFacts } from './channel.ts';
import { connectToPanel } from './preview.ts';

const story = 'flows-lead-form--idle';

beforeEach(() => addons.setChannel(mockChannel()));

/** The connected story of the empty lead form, and the states that the panel receives. */
function openStory() {
  const clock = new SimulatedClock();
  const actor = createActor(leadFormMachine, { clock }).start();
  const channel = addons.getChannel();
  const received: (string | undefined)[] = [];
  channel.on(FACTS, (message: unknown) => received.push(parseFacts(message)?.state));
  const disconnect = connectToPanel({
    story,
    title: 'Flows/Lead form',
    machine: leadFormMachine,
    scenario: leadFormScenario,
    actor,
    clock,
  });
  const command = (message: Command) => channel.emit(COMMAND, message);
  return { actor, clock, received, command, disconnect };
}

describe('a story that is connected to the panel', () => {
  it('reports its state at once, after every transition and on request', () => {
    const { actor, received, command } = openStory();
    actor.send(leadFormScenario.typeShortMobile);
    command({ story, do: 'report' });
    expect(received).toEqual(['idle', 'editing.invalid', 'editing.invalid']);
  });

  it("sends the scenario's events to its machine and moves its clock", () => {
    const { actor, clock, command } = openStory();
    command({ story, do: 'send', event: 'submit' });
    command({ story, do: 'send', event: 'no such event' });
    command({ story, do: 'advance', ms: 1000 });
    expect(actor.getSnapshot().value).toEqual({ editing: 'invalid' });
    expect(clock.now()).toBe(1000);
  });

  it('ignores commands to other stories', () => {
    const { actor, command } = openStory();
    command({ story: 'flows-lead-form--failed', do: 'send', event: 'submit' });
    expect(actor.getSnapshot().value).toBe('idle');
  });

  it('neither sends nor receives after it is disconnected', () => {
    const { actor, received, command, disconnect } = openStory();
    disconnect();
    command({ story, do: 'send', event: 'submit' });
    expect(actor.getSnapshot().value).toBe('idle');
    actor.send(leadFormScenario.submit);
    expect(received).toEqual(['idle']);
  });
});
