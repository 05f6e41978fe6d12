import {
  type AnyActor,
  type AnyActorLogic,
  type AnyStateMachine,
  type EventObject,
  SimulatedClock,
  StateMachine,
  createActor,
} from 'xstate';
import type { Flow } from './flow.ts';
import { startNetwork } from './network.ts';

/** A flow that was led to its calls. */
export interface Run {
  readonly actor: AnyActor;
  readonly clock: SimulatedClock;
  /** What the machine emitted after the last event. */
  readonly emitted: readonly EventObject[];
  /** The calls that were made, by their operations. */
  readonly requested: readonly string[];
  readonly stop: () => void;
}

/**
 * Leads a flow to its calls. Only the actors that the last event starts do anything.
 * @param respond the response to a call for which the flow has none
 * @param failing a call that gets no response of the flow
 */
export function startRun(
  { machine, input, responses = {} }: Flow,
  events: readonly EventObject[],
  respond: () => Promise<Response>,
  failing?: string,
): Run {
  const { requested, end } = startNetwork(async (operation) =>
    operation !== failing && operation in responses ? Response.json(responses[operation]) : respond(),
  );
  const clock = new SimulatedClock();
  const emitted: EventObject[] = [];
  const gate = { isOpen: events.length === 0 };
  const actor: AnyActor = createActor(behind(gate, machine), { clock, input });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  for (const [index, event] of events.entries()) {
    gate.isOpen = index === events.length - 1;
    if (gate.isOpen) emitted.length = 0;
    actor.send(event);
  }
  const stop = () => {
    actor.stop();
    end();
  };
  return { actor, clock, emitted, requested, stop };
}

interface Gate {
  isOpen: boolean;
}

/** The machine with actors that do nothing when they are started while the gate is closed. */
function behind(gate: Gate, machine: AnyStateMachine): AnyStateMachine {
  const actors = Object.entries(machine.implementations.actors).map(([name, logic]) => {
    if (logic instanceof StateMachine) return [name, behind(gate, logic)];
    return [name, 'transition' in logic ? gated(gate, logic) : logic];
  });
  return machine.provide({ actors: Object.fromEntries(actors) });
}

function gated(gate: Gate, logic: AnyActorLogic): AnyActorLogic {
  const started = new WeakSet<object>();
  return {
    ...logic,
    start: (snapshot, scope) => {
      if (!gate.isOpen) return;
      started.add(scope.self);
      logic.start?.(snapshot, scope);
    },
    transition: (snapshot, event, scope) =>
      started.has(scope.self) ? logic.transition(snapshot, event, scope) : snapshot,
  };
}
