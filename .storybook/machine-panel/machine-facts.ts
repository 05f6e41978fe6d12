import { type Walk, restingStates, stateName } from '@pgm/machines/state-paths';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { MachineFacts, Sender } from './channel.ts';
import { readable } from './readable.ts';

/** What a machine shows of itself in a snapshot, and which of the walk's events it would take now. */
export function machineFacts(
  machine: AnyStateMachine,
  walk: Walk,
  snapshot: AnyMachineSnapshot,
): MachineFacts {
  const state = stateName(snapshot.value);
  const current = state.split(' & ');
  return {
    machine: machine.id,
    state,
    states: restingStates(machine).map((name) => ({ name, isCurrent: current.includes(name) })),
    context: readable(snapshot.context),
    events: Object.entries(walk).map(([name, event]) => ({
      name,
      type: event.type,
      sender: senderOf(event.type),
      isEnabled: snapshot.can(event),
    })),
  };
}

function senderOf(type: string): Sender {
  if (type.startsWith('xstate.done.') || type.startsWith('xstate.error.')) return 'server';
  return type.startsWith('xstate.after.') ? 'time' : 'page';
}
