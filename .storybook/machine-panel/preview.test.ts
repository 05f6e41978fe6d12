import { leadFormMachine, leadFormWalk } from '@pgm/machines/lead-form';
import { addons, mockChannel } from 'storybook/preview-api';
import { beforeEach, describe, expect, it } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import { COMMAND, type Command, FACTS, parseFacts } from './channel.ts';
import { connectToPanel } from './preview.ts';

const story = 'flows-lead-form--idle';

beforeEach(() => addons.setChannel(mockChannel()));

/** The story of the empty lead form, connected, and the states that the panel hears of. */
function openStory() {
  const clock = new SimulatedClock();
  const actor = createActor(leadFormMachine, { clock }).start();
  const channel = addons.getChannel();
  const heard: (string | undefined)[] = [];
  channel.on(FACTS, (message: unknown) => heard.push(parseFacts(message)?.state));
  const disconnect = connectToPanel({
    story,
    title: 'Flows/Lead form',
    machine: leadFormMachine,
    walk: leadFormWalk,
    actor,
    clock,
  });
  const command = (message: Command) => channel.emit(COMMAND, message);
  return { actor, clock, heard, command, disconnect };
}

describe('a story that is connected to the panel', () => {
  it('tells its state at once, after every transition and when asked', () => {
    const { actor, heard, command } = openStory();
    actor.send(leadFormWalk.typeShortMobile);
    command({ story, do: 'tell' });
    expect(heard).toEqual(['idle', 'editing.wrong', 'editing.wrong']);
  });

  it("sends the walk's events to its machine and moves its clock", () => {
    const { actor, clock, command } = openStory();
    command({ story, do: 'send', event: 'submit' });
    command({ story, do: 'send', event: 'no such event' });
    command({ story, do: 'advance', ms: 1000 });
    expect(actor.getSnapshot().value).toEqual({ editing: 'wrong' });
    expect(clock.now()).toBe(1000);
  });

  it('leaves commands to other stories alone', () => {
    const { actor, command } = openStory();
    command({ story: 'flows-lead-form--failed', do: 'send', event: 'submit' });
    expect(actor.getSnapshot().value).toBe('idle');
  });

  it('falls silent and deaf once it is disconnected', () => {
    const { actor, heard, command, disconnect } = openStory();
    disconnect();
    command({ story, do: 'send', event: 'submit' });
    expect(actor.getSnapshot().value).toBe('idle');
    actor.send(leadFormWalk.submit);
    expect(heard).toEqual(['idle']);
  });
});
