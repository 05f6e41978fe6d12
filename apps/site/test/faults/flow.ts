import type { Scenario } from '@pgm/machines/kit/testing';
import type { ReactNode } from 'react';
import type { AnyActorRef, AnyStateMachine } from 'xstate';

/** A machine of the site with the screen that it drives. */
export interface Flow {
  /** The machine with the site's implementations: its calls go through the real client. */
  readonly machine: AnyStateMachine;
  /** What the machine starts with. Default: nothing. */
  readonly input?: unknown;
  /** The events that lead through its states. Default: those of the machine's own scenario file. */
  readonly scenario?: Scenario;
  /**
   * Responses to calls that come before or beside others, by their operations, so that each of these can fail alone.
   * Default: all calls of a state fail together.
   */
  readonly responses?: Readonly<Record<string, unknown>>;
  /** Shows the flow in any state of its actor. A method, so that a screen may require its own kind of actor. */
  Screen(props: { actor: AnyActorRef }): ReactNode;
}

/** A scenario whose events have values of their own. */
export function withEvents(
  events: Readonly<Record<string, { readonly type: string; readonly [value: string]: unknown }>>,
): Scenario {
  return events;
}
