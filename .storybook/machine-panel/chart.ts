import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import * as z from 'zod/mini';

/** A state of a chart. */
const ChartState = z.object({
  /** The names from the root on, such as `editing.invalid`; the root has an empty one. */
  id: z.string(),
  name: z.string(),
  kind: z.enum(['atomic', 'compound', 'parallel', 'final', 'history']),
  /** Whether its parent begins here. */
  isInitial: z.boolean(),
});
export type ChartState = z.infer<typeof ChartState>;

/** A transition of a chart. */
const ChartTransition = z.object({
  id: z.string(),
  from: z.string(),
  /** `undefined`: the event changes no state. */
  to: z.optional(z.string()),
  /** The event's type; empty for a transition that needs no event. */
  type: z.string(),
  /** What a person reads, such as `submitForm: done`. */
  label: z.string(),
  /** The condition, by its name. */
  guard: z.optional(z.string()),
});
export type ChartTransition = z.infer<typeof ChartTransition>;

/** The states and transitions of a machine, as data that a channel carries. */
export const Chart = z.object({
  states: z.readonly(z.array(ChartState)),
  transitions: z.readonly(z.array(ChartTransition)),
});
export type Chart = z.infer<typeof Chart>;

/** The chart of a machine. */
export function toChart(machine: AnyStateMachine): Chart {
  return readMachine(machine).chart;
}

/** The id in the chart of a transition of the machine; `undefined` for the one into the initial state. */
export function toTransitionId(
  machine: AnyStateMachine,
  transition: AnyTransitionDefinition,
): string | undefined {
  return readMachine(machine).ids.get(transition);
}

/** A chart, and the ids of the transitions that are in it. */
interface ReadMachine {
  readonly chart: Chart;
  readonly ids: ReadonlyMap<AnyTransitionDefinition, string>;
}

const read = new WeakMap<AnyStateMachine, ReadMachine>();

function readMachine(machine: AnyStateMachine): ReadMachine {
  const known = read.get(machine);
  if (known) return known;
  const nodes = listNodes(machine.root);
  const found = nodes.flatMap((node) =>
    listTransitions(node).map((transition, index) => ({
      transition,
      drawn: toChartTransition(node, transition, index),
    })),
  );
  const fresh = {
    chart: { states: nodes.map(toChartState), transitions: found.map(({ drawn }) => drawn) },
    ids: new Map(found.map(({ transition, drawn }) => [transition, drawn.id])),
  };
  read.set(machine, fresh);
  return fresh;
}

function listNodes(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(listNodes)];
}

function listTransitions(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

function toId(node: AnyStateNode): string {
  return node.path.join('.');
}

function toChartState(node: AnyStateNode): ChartState {
  const initial = node.parent?.config.initial;
  return {
    id: toId(node),
    name: node.key,
    kind: node.type,
    isInitial: initial !== undefined && node.parent?.initial.target.includes(node) === true,
  };
}

function toChartTransition(
  node: AnyStateNode,
  { eventType: type, target, guard }: AnyTransitionDefinition,
  index: number,
): ChartTransition {
  const [to] = target ?? [];
  const condition = toGuardName(guard);
  return {
    id: `${toId(node)}|${type}|${index}`,
    from: toId(node),
    ...(to && { to: toId(to) }),
    type,
    label: toLabel(type, node.id),
    ...(condition !== undefined && { guard: condition }),
  };
}

/** The words for an event's type: XState's own types are long. */
function toLabel(type: string, node: string): string {
  if (type === '') return 'at once';
  if (type.startsWith('xstate.done.state.')) return 'all done';
  const [, kind, name = ''] = /^xstate\.(done\.actor|error\.actor|snapshot|after)\.(.*)$/.exec(type) ?? [];
  switch (kind) {
    case 'done.actor':
      return `${name}: done`;
    case 'error.actor':
      return `${name}: failed`;
    case 'snapshot':
      return `${name}: changed`;
    case 'after':
      return `after ${name.endsWith(`.${node}`) ? name.slice(0, -node.length - 1) : name}`;
    case undefined:
    default:
      return type;
  }
}

function toGuardName(guard: unknown): string | undefined {
  if (guard === undefined || typeof guard === 'string') return guard;
  if (guard instanceof Object && 'type' in guard && typeof guard.type === 'string') return guard.type;
  return 'a condition';
}
