import { type Scenario, restingStates, stateName } from '@pgm/machines/kit/testing';
import type { StateValue } from 'xstate';
import type { MachineFacts, SampleEvent, Sender } from './channel.ts';
import { toChart } from './chart.ts';
import { readable } from './readable.ts';
import type { MachineActor } from './recorder.ts';

/**
 * The facts about a machine that runs, and which events of the scenario it would accept now. The scenario is that of the
 * story's machine: a child machine has none.
 */
export function machineFacts(
  { path, machine, snapshot }: MachineActor,
  scenario: Scenario,
  taken: readonly string[] = [],
  calls: readonly string[] = [],
): MachineFacts {
  const state = stateName(snapshot.value);
  const names = state.split(' & ');
  return {
    path,
    machine: machine.id,
    state,
    states: restingStates(machine).map((name) => ({ name, isCurrent: names.includes(name) })),
    context: readable(snapshot.context),
    samples: Object.entries(scenario)
      // A child machine runs in the story and reports itself; a report from another sender would be false.
      .filter(([, event]) => !event.type.startsWith('xstate.snapshot.'))
      .map(([name, event]): SampleEvent => ({
        name,
        event: { ...event },
        sender: toSender(event.type),
        isEnabled: snapshot.can(event),
      })),
    calls: [...calls],
    chart: toChart(machine),
    current: ['', ...listCurrent(snapshot.value)],
    taken: [...taken],
  };
}

/** `{editing: 'invalid'}` as `editing` and `editing.invalid`. */
function listCurrent(value: StateValue, parent = ''): string[] {
  const toId = (name: string) => (parent === '' ? name : `${parent}.${name}`);
  if (typeof value === 'string') return [toId(value)];
  return Object.entries(value).flatMap(([name, inner]) => [
    toId(name),
    ...(inner === undefined ? [] : listCurrent(inner, toId(name))),
  ]);
}

function toSender(type: string): Sender {
  if (type.startsWith('xstate.done.') || type.startsWith('xstate.error.')) return 'server';
  return type.startsWith('xstate.after.') ? 'time' : 'page';
}
