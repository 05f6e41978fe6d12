import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type EventObject,
  type StateValue,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';

/** Named sample events that lead a machine through all its states, including done, error and after events. */
export type Scenario = Readonly<Record<string, EventObject>>;

/** `{editing: 'invalid'}` as `editing.invalid`; parallel regions are joined by ` & `. */
export function stateName(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([parent, child]) => (child ? `${parent}.${stateName(child)}` : parent))
    .join(' & ');
}

/**
 * The maximum number of context variants to visit for each state: a cart has an unlimited number, and the nearest
 * are enough to find the next states.
 */
const MAX_VARIANTS = 80;

/** Every state that the scenario reaches, with the shortest series of events that leads to it. */
export function statePaths(
  machine: AnyStateMachine,
  scenario: Scenario,
): ReadonlyMap<string, readonly EventObject[]> {
  const paths = new Map<string, readonly EventObject[]>();
  const looked = new Map<string, number>();
  const isKnownWell = ({ value }: { value: StateValue }) => {
    const times = (looked.get(stateName(value)) ?? 0) + 1;
    looked.set(stateName(value), times);
    return times > MAX_VARIANTS;
  };
  const search = { events: Object.values(scenario), stopWhen: isKnownWell, serializeState: toVariant };
  for (const path of getShortestPaths(machine, search)) {
    const name = stateName(path.state.value);
    const known = paths.get(name);
    const events = path.steps.map((step) => step.event).filter((event) => event.type !== 'xstate.init');
    if (known === undefined || events.length < known.length) paths.set(name, events);
  }
  return paths;
}

/** The text that is the same for variants that need only one visit: the order in which fields are touched is no difference. */
function toVariant({ value, context }: AnyMachineSnapshot): string {
  return JSON.stringify([value, context], (_, part: unknown) =>
    Array.isArray(part) && part.every((item) => typeof item === 'string') ? part.toSorted() : part,
  );
}

/** The names of the states in which a machine can stay: the leaves except those that it always leaves at once. */
export function restingStates(machine: AnyStateMachine): readonly string[] {
  return listLeaves(machine.root)
    .filter((node) => !node.always?.some(({ guard }) => guard === undefined))
    .map((node) => node.path.join('.'));
}

function listLeaves(node: AnyStateNode): AnyStateNode[] {
  const children = Object.values(node.states);
  return children.length === 0 ? [node] : children.flatMap(listLeaves);
}
