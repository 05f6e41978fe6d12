import type { Scenario } from '@pgm/machines/kit/testing';
import { addons } from 'storybook/preview-api';
import type { AnyActor, AnyStateMachine, SimulatedClock } from 'xstate';
import { advance } from './advance.ts';
import { COMMAND, type Command, FACTS, type StoryFacts, type StateStory, parseCommand } from './channel.ts';
import { machineFacts } from './machine-facts.ts';
import { listFlowStories } from './list-flow-stories.ts';

/** A story and the machine that runs in it. */
interface RunningStory {
  readonly story: string;
  readonly title: string;
  readonly machine: AnyStateMachine;
  readonly scenario: Scenario;
  readonly actor: AnyActor;
  readonly clock: SimulatedClock;
}

/** Notifies the panel of every transition and executes its commands, until the returned function is called. */
export function connectToPanel({ story, title, machine, scenario, actor, clock }: RunningStory): () => void {
  const channel = addons.getChannel();
  let isConnected = true;
  let stories: readonly StateStory[] = [];

  const report = () =>
    channel.emit(FACTS, {
      story,
      ...machineFacts(machine, scenario, actor.getSnapshot()),
      clock: clock.now(),
      stories: [...stories],
    } satisfies StoryFacts);

  const obey = (message: unknown) => {
    const command = parseCommand(message);
    // On a page of documentation several stories listen.
    if (command?.story !== story) return;
    const event = command.do === 'send' ? scenario[command.event] : undefined;
    if (event) actor.send(event);
    if (command.do === 'advance') advance(clock, command.ms);
    report();
  };

  const findStories = async () => {
    stories = await listFlowStories(title);
    if (isConnected) report();
  };

  channel.on(COMMAND, obey);
  const subscription = actor.subscribe(report);
  report();
  void findStories();

  return () => {
    isConnected = false;
    channel.off(COMMAND, obey);
    subscription.unsubscribe();
  };
}

/** Moves the clock of a story, as the panel does. @param story its id */
export const advanceStory = (story: string, ms: number) =>
  addons.getChannel().emit(COMMAND, { story, do: 'advance', ms } satisfies Command);
