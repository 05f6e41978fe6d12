import { type Walk, stateName, statePaths } from '@pgm/machines/state-paths';
import type { StoryObj } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { type AnyActor, type AnyStateMachine, SimulatedClock, createActor, fromPromise } from 'xstate';

/** What a flow's stories are made from. */
interface FlowOptions {
  readonly machine: AnyStateMachine;
  /** The sample events that lead through the machine's states. */
  readonly walk: Walk;
  /** Shows the flow in whatever state its actor is. */
  readonly Screen: ComponentType<{ actor: AnyActor }>;
}

/** What a flow story says about itself; the coverage check reads it. */
interface FlowParameters {
  readonly machine: string;
  readonly state: string;
}

/**
 * Makes a story per state of a machine. Each walks the real machine there, on a clock that stands still and with actors
 * that never answer, so that every state can be looked at for as long as one likes.
 */
export function flowStories({ machine, walk, Screen }: FlowOptions) {
  const paths = statePaths(machine, walk);

  function AtState({ state }: { state: string }) {
    const [actor] = useState(() => actorIn(machine, paths.get(state) ?? [], state));
    return <Screen actor={actor} />;
  }

  return {
    /** The story that shows `state`, such as `editing.wrong`. */
    at: (state: string): StoryObj<typeof AtState> => ({
      parameters: { flow: { machine: machine.id, state } satisfies FlowParameters },
      args: { state },
      render: AtState,
    }),
  };
}

function actorIn(machine: AnyStateMachine, events: readonly { type: string }[], state: string): AnyActor {
  const actor = createActor(withSilentActors(machine), { clock: new SimulatedClock() }).start();
  for (const event of events) actor.send(event);
  const reached = stateName(actor.getSnapshot().value);
  if (reached !== state)
    throw new Error(`${machine.id}: the walk ends in '${reached}' instead of '${state}'.`);
  return actor;
}

/** Gives every actor of a machine an implementation that never answers. */
function withSilentActors(machine: AnyStateMachine): AnyStateMachine {
  const silent = Object.keys(machine.implementations.actors).map((name) => [
    name,
    fromPromise(() => new Promise(() => {})),
  ]);
  return machine.provide({ actors: Object.fromEntries(silent) });
}
