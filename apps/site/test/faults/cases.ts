import { type Scenario, stateName } from '@pgm/machines/kit/testing';
import type { EventObject } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { Flow } from './flow.ts';
import { hang, settle } from './network.ts';
import { startRun } from './run.ts';
import { toScenario } from './scenarios.ts';

/** A state of a flow that makes calls. */
export interface Case {
  readonly flow: Flow;
  readonly scenario: Scenario;
  readonly state: string;
  /** The shortest way to the state; its last event starts the calls. */
  readonly events: readonly EventObject[];
  /** The calls, by their operations. */
  readonly calls: readonly string[];
}

/** The states of a flow that make calls. */
export async function findCases(flow: Flow): Promise<Case[]> {
  const scenario = flow.scenario ?? toScenario(flow.machine);
  const found = new Map<string, Case>();
  for (const { state, events } of waysThrough(flow, scenario)) {
    const run = startRun(flow, events, hang);
    await settle();
    const calls = [...new Set(run.requested)].toSorted();
    run.stop();
    const key = `${state} ${calls.join(' ')}`;
    if (calls.length > 0 && !found.has(key)) found.set(key, { flow, scenario, state, events, calls });
  }
  return [...found.values()];
}

/** The maximum number of variants of a state to look at. */
const MAX_VARIANTS = 80;

/** The series of events that lead to new variants of states, the shortest first. */
function waysThrough({ machine, input }: Flow, scenario: Scenario) {
  const looked = new Map<string, number>();
  const isKnownWell = (name: string) => {
    const times = (looked.get(name) ?? 0) + 1;
    looked.set(name, times);
    return times > MAX_VARIANTS;
  };
  const paths = getShortestPaths(machine, {
    events: Object.values(scenario),
    input,
    stopWhen: ({ value }) => isKnownWell(stateName(value)),
    serializeState: ({ value, context }) => JSON.stringify([value, context], inAnyOrder),
  });
  return paths
    .map(({ state, steps }) => {
      const events = steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init');
      const before = events.length > 0 ? steps.at(-2)?.state : undefined;
      return { state: toEntered(stateName(state.value), before && stateName(before.value)), events };
    })
    .toSorted((a, b) => a.events.length - b.events.length);
}

/** Lists of names are the same in any order: that of touched fields is no difference. */
function inAnyOrder(_: string, part: unknown): unknown {
  return Array.isArray(part) && part.every((item) => typeof item === 'string') ? part.toSorted() : part;
}

/** The regions of a state that the last event entered; all of them when it entered the same state again. */
function toEntered(state: string, before = ''): string {
  const old = new Set(before.split(' & '));
  const entered = state.split(' & ').filter((region) => !old.has(region));
  return entered.length > 0 ? entered.join(' & ') : state;
}
