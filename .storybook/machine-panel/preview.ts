import type { Walk } from '@pgm/machines/state-paths';
import { addons } from 'storybook/preview-api';
import type { AnyActor, AnyStateMachine, SimulatedClock } from 'xstate';
import { advance } from './advance.ts';
import { COMMAND, FACTS, type StoryFacts, type StoryOfState, parseCommand } from './channel.ts';
import { machineFacts } from './machine-facts.ts';
import { storiesOfFlow } from './stories-of-flow.ts';

/** A story and the machine that runs in it. */
interface RunningStory {
  readonly story: string;
  readonly title: string;
  readonly machine: AnyStateMachine;
  readonly walk: Walk;
  readonly actor: AnyActor;
  readonly clock: SimulatedClock;
}

/** Tells the panel of every transition and does what it asks for, until the returned function is called. */
export function connectToPanel({ story, title, machine, walk, actor, clock }: RunningStory): () => void {
  const channel = addons.getChannel();
  let isConnected = true;
  let stories: readonly StoryOfState[] = [];

  const tell = () =>
    channel.emit(FACTS, {
      story,
      ...machineFacts(machine, walk, actor.getSnapshot()),
      clock: clock.now(),
      stories: [...stories],
    } satisfies StoryFacts);

  const obey = (message: unknown) => {
    const command = parseCommand(message);
    // On a page of documentation several stories listen.
    if (command?.story !== story) return;
    const event = command.do === 'send' ? walk[command.event] : undefined;
    if (event) actor.send(event);
    if (command.do === 'advance') advance(clock, command.ms);
    tell();
  };

  const findStories = async () => {
    stories = await storiesOfFlow(title);
    if (isConnected) tell();
  };

  channel.on(COMMAND, obey);
  const subscription = actor.subscribe(tell);
  tell();
  void findStories();

  return () => {
    isConnected = false;
    channel.off(COMMAND, obey);
    subscription.unsubscribe();
  };
}
