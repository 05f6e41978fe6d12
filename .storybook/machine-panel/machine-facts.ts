import { type Scenario, restingStates, stateName } from '@pgm/machines/kit/testing';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { MachineFacts, Sender } from './channel.ts';
import { readable } from './readable.ts';

/** The facts about a machine in a snapshot, and which events of the scenario it would accept now. */
export function machineFacts(
  machine: AnyStateMachine,
  scenario: Scenario,
  snapshot: AnyMachineSnapshot,
): MachineFacts {
  const state = stateName(snapshot.value);
  const current = state.split(' & ');
  return {
    machine: machine.id,
    state,
    states: restingStates(machine).map((name) => ({ name, isCurrent: current.includes(name) })),
    context: readable(snapshot.context),
    events: Object.entries(scenario)
      // A child machine runs in the story and reports itself; a report from another sender would be false.
      .filter(([, event]) => !event.type.startsWith('xstate.snapshot.'))
      .map(([name, event]) => ({
        name,
        type: event.type,
        sender: toSender(event.type),
        isEnabled: snapshot.can(event),
      })),
  };
}

function toSender(type: string): Sender {
  if (type.startsWith('xstate.done.') || type.startsWith('xstate.error.')) return 'server';
  return type.startsWith('xstate.after.') ? 'time' : 'page';
}
