import { type Scenario, stateName, statePaths } from '@pgm/machines/kit/testing';
import type { StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import {
  type AnyActor,
  type AnyActorRef,
  type AnyStateMachine,
  type EventObject,
  SimulatedClock,
  StateMachine,
  createActor,
  fromPromise,
} from 'xstate';
import { connectToPanel } from '../machine-panel/preview.ts';
import type { FlowParameters } from './flow-parameters.ts';

/** The options for the stories of a flow. */
interface FlowOptions {
  readonly machine: AnyStateMachine;
  /** The sample events that lead through the machine's states; the machine panel sends them too. */
  readonly scenario: Scenario;
  /** Shows the flow in any state of its actor. A method, so that a screen may require its own kind of actor. */
  Screen(props: { actor: AnyActorRef }): ReactNode;
}

/**
 * Makes one story per state of a machine. Each sends events to the real machine until it reaches the state, with
 * a stopped clock and with actors that never respond, so that a state can be viewed for any time. After that, the
 * machine panel sends the scenario's events and moves the clock.
 */
export function flowStories({ machine, scenario, Screen }: FlowOptions) {
  // Looked for only when a story is shown: tests also import all stories to read their parameters.
  let paths: ReturnType<typeof statePaths> | undefined;

  function AtState({ state, story, title }: { state: string; story: string; title: string }) {
    const [{ actor, clock }] = useState(() => {
      paths ??= statePaths(machine, scenario);
      return runTo(machine, pathTo(paths, state), state);
    });
    useEffect(
      () => connectToPanel({ story, title, machine, scenario, actor, clock }),
      [story, title, actor, clock],
    );
    return <Screen actor={actor} />;
  }

  return {
    /**
     * The story that shows `state`, such as `editing.invalid`; of parallel regions it shows one, the others as
     * they are then.
     */
    at: (state: string): StoryObj<{ state: string }> => ({
      parameters: { flow: { machine: machine.id, state } satisfies FlowParameters },
      args: { state },
      render: (args, { id, title }) => <AtState state={args.state} story={id} title={title} />,
    }),
  };
}

/** The shortest series of events that leads to a state of the machine or of one of its regions. */
function pathTo(paths: ReturnType<typeof statePaths>, state: string): readonly EventObject[] {
  const found = [...paths].filter(([name]) => toRegions(name).includes(state)).map(([, events]) => events);
  return found.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

/** The states of the parallel regions in a name that joins them by ` & `. */
function toRegions(name: string): string[] {
  return name.split(' & ');
}

function runTo(machine: AnyStateMachine, events: readonly { type: string }[], state: string) {
  const clock = new SimulatedClock();
  const actor: AnyActor = createActor(withSilentActors(machine), { clock }).start();
  for (const event of events) actor.send(event);
  const reached = stateName(actor.getSnapshot().value);
  if (!toRegions(reached).includes(state))
    throw new Error(`${machine.id}: the scenario ends in '${reached}' instead of '${state}'.`);
  return { actor, clock };
}

/**
 * Gives every actor of a machine an implementation that never responds; child machines stay, and their actors are
 * silenced too.
 */
function withSilentActors(machine: AnyStateMachine): AnyStateMachine {
  const silent = Object.entries(machine.implementations.actors).map(([name, logic]) => [
    name,
    logic instanceof StateMachine ? withSilentActors(logic) : fromPromise(() => new Promise(() => {})),
  ]);
  return machine.provide({ actors: Object.fromEntries(silent) });
}
