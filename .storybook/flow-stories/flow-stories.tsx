import { type Walk, stateName, statePaths } from '@pgm/machines/state-paths';
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

/** What a flow's stories are made from. */
interface FlowOptions {
  readonly machine: AnyStateMachine;
  /** The sample events that lead through the machine's states; the machine panel sends them too. */
  readonly walk: Walk;
  /** Shows the flow in whatever state its actor is. A method, so that a screen may ask for its own kind of actor. */
  Screen(props: { actor: AnyActorRef }): ReactNode;
}

/**
 * Makes a story per state of a machine. Each walks the real machine there, on a clock that stands still and with actors
 * that never answer, so that every state can be looked at for as long as one likes. From there the machine panel takes
 * over: it sends the walk's events and moves the clock.
 */
export function flowStories({ machine, walk, Screen }: FlowOptions) {
  const paths = statePaths(machine, walk);

  function AtState({ state, story, title }: { state: string; story: string; title: string }) {
    const [{ actor, clock }] = useState(() => runTo(machine, pathTo(paths, state), state));
    useEffect(
      () => connectToPanel({ story, title, machine, walk, actor, clock }),
      [story, title, actor, clock],
    );
    return <Screen actor={actor} />;
  }

  return {
    /** The story that shows `state`, such as `editing.wrong`; of parallel regions it shows one, the others as they are then. */
    at: (state: string): StoryObj<{ state: string }> => ({
      parameters: { flow: { machine: machine.id, state } satisfies FlowParameters },
      args: { state },
      render: (args, { id, title }) => <AtState state={args.state} story={id} title={title} />,
    }),
  };
}

/** The shortest series of events that leads to a state of the machine or of one of its regions. */
function pathTo(paths: ReturnType<typeof statePaths>, state: string): readonly EventObject[] {
  const found = [...paths].filter(([name]) => regionsOf(name).includes(state)).map(([, events]) => events);
  return found.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

/** The states of parallel regions, which a name joins by ` & `. */
function regionsOf(name: string): string[] {
  return name.split(' & ');
}

function runTo(machine: AnyStateMachine, events: readonly { type: string }[], state: string) {
  const clock = new SimulatedClock();
  const actor: AnyActor = createActor(withSilentActors(machine), { clock }).start();
  for (const event of events) actor.send(event);
  const reached = stateName(actor.getSnapshot().value);
  if (!regionsOf(reached).includes(state))
    throw new Error(`${machine.id}: the walk ends in '${reached}' instead of '${state}'.`);
  return { actor, clock };
}

/** Gives every actor of a machine an implementation that never answers; its child machines are kept, and silenced too. */
function withSilentActors(machine: AnyStateMachine): AnyStateMachine {
  const silent = Object.entries(machine.implementations.actors).map(([name, logic]) => [
    name,
    logic instanceof StateMachine ? withSilentActors(logic) : fromPromise(() => new Promise(() => {})),
  ]);
  return machine.provide({ actors: Object.fromEntries(silent) });
}
