import { type AnyStateMachine, type AnyStateNode, type EventObject, type StateValue } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

/** Named sample events that lead a machine through all its states; done, error and after events included. */
export type Walk = Readonly<Record<string, EventObject>>;

/** `{editing: 'wrong'}` as `editing.wrong`; parallel regions are joined by ` & `. */
export function stateName(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([parent, child]) => (child ? `${parent}.${stateName(child)}` : parent))
    .join(' & ');
}

/**
 * In how many variants of its context a state is looked at: a cart has endless ones, and the nearest are enough to find
 * what comes after each state.
 */
const MOST_VARIANTS = 400;

/** Every state that the walk reaches, with the shortest series of events that leads there. */
export function statePaths(
  machine: AnyStateMachine,
  walk: Walk,
): ReadonlyMap<string, readonly EventObject[]> {
  const paths = new Map<string, readonly EventObject[]>();
  const looked = new Map<string, number>();
  const isKnownWell = ({ value }: { value: StateValue }) => {
    const times = (looked.get(stateName(value)) ?? 0) + 1;
    looked.set(stateName(value), times);
    return times > MOST_VARIANTS;
  };
  for (const path of getShortestPaths(machine, { events: Object.values(walk), stopWhen: isKnownWell })) {
    const name = stateName(path.state.value);
    const known = paths.get(name);
    const events = path.steps.map((step) => step.event).filter((event) => event.type !== 'xstate.init');
    if (known === undefined || events.length < known.length) paths.set(name, events);
  }
  return paths;
}

/** The states in which a machine can rest, by name: leaves but those that are always left at once. */
export function restingStates(machine: AnyStateMachine): readonly string[] {
  return leavesOf(machine.root)
    .filter((node) => !node.always?.some(({ guard }) => guard === undefined))
    .map((node) => node.path.join('.'));
}

function leavesOf(node: AnyStateNode): AnyStateNode[] {
  const children = Object.values(node.states);
  return children.length === 0 ? [node] : children.flatMap(leavesOf);
}
