import type { Scenario } from '@pgm/machines/kit/testing';
import type { StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { addFlowMachine } from '../machine-docs/flow-machines.ts';
import { connectToPanel } from '../machine-panel/preview.ts';
import { expectOwnView } from './own-view.ts';
import type { FlowParameters } from './flow-parameters.ts';
import { type Scene, playScene } from './scene.ts';

/** The options for the stories of a flow. */
interface FlowOptions<Events extends Scenario> {
  readonly machine: AnyStateMachine;
  /** The sample events that lead through the machine's states; the machine panel sends them too. */
  readonly scenario: Events;
  /** The machine with the site's calls, which the panel can let fail. Default: none. */
  readonly site?: AnyStateMachine;
  /** Shows the flow in any state of its actor. A method, so that a screen may require its own kind of actor. */
  Screen(props: { actor: AnyActorRef }): ReactNode;
}

/** The options for one story of a flow. */
interface SceneOptions<Name extends string> extends Omit<Scene<Name>, 'state'> {
  /** What is to be seen. Default: the name of the export. */
  readonly name?: string;
  /** The story before this one, by the name of its export, that looks the same; and why both are there. */
  readonly equals?: { readonly story: string; readonly because: string };
}

/**
 * Makes the stories of a machine. Each sends events to the real machine until it reaches its state, with a stopped
 * clock and with actors that never respond, so that a state can be viewed for any time. After that, the machine panel
 * sends the scenario's events and moves the clock.
 */
export function flowStories<const Events extends Scenario>({
  machine,
  scenario,
  site,
  Screen,
}: FlowOptions<Events>) {
  addFlowMachine({ machine, scenario });

  function AtState({ scene, story, title }: AtStateProps) {
    const [{ actor, clock, way }] = useState(() => playScene({ machine, scenario }, scene));
    useEffect(
      () => connectToPanel({ story, title, scenario, site, actor, clock, way }),
      [story, title, actor, clock, way],
    );
    return <Screen actor={actor} />;
  }

  return {
    /**
     * The story that shows `state`, such as `editing.invalid`; of parallel regions it shows one, the others as
     * they are then.
     */
    at: (state: string, { name, equals, ...way }: SceneOptions<keyof Events & string> = {}): StoryObj => ({
      ...(name && { name }),
      parameters: {
        flow: {
          machine: machine.id,
          state,
          ...way,
          ...(equals && { equals }),
        } satisfies FlowParameters,
      },
      afterEach: expectOwnView,
      // The state is no arg: the actor has left it as soon as the panel sends an event.
      render: (_, { id, title }) => <AtState scene={{ state, ...way }} story={id} title={title} />,
    }),
  };
}

interface AtStateProps {
  readonly scene: Scene;
  readonly story: string;
  readonly title: string;
}

/** The actor of another flow in one of its states, for a story that shows that flow around its own. */
export function useScene(
  subject: Pick<FlowOptions<Scenario>, 'machine' | 'scenario'>,
  scene: Scene,
): AnyActorRef {
  const [{ actor }] = useState(() => playScene(subject, scene));
  return actor;
}
