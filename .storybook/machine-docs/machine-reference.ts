import { type Scenario, isPlaceholder } from '@pgm/machines/kit/testing';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { type Chart, type ChartTransition, toChart } from '../machine-panel/chart.ts';
import { toLiteral } from '../machine-panel/copied-code.ts';

/** What a developer looks up about a machine. */
export interface MachineReference {
  readonly chart: Chart;
  /** The states without inner states, by their names from the root on. */
  readonly states: readonly string[];
  /** The events that the page sends. */
  readonly events: readonly EventFacts[];
  /** What an actor, the time or nothing at all causes. */
  readonly reactions: readonly EventFacts[];
  readonly delays: readonly DelayFacts[];
  /** The actors that a flow has to provide. */
  readonly ports: readonly string[];
  /** The machines that it starts itself, as `name: id`. */
  readonly children: readonly string[];
}

interface EventFacts {
  /** The type, or words for one of XState's own. */
  readonly name: string;
  /** A sample as TypeScript; `undefined` where the scenario has none. */
  readonly sample: string | undefined;
  /** Where it leads, such as `details → sending if isValid`. */
  readonly moves: readonly string[];
}

interface DelayFacts {
  readonly name: string;
  /** `undefined` for a delay that depends on the context. */
  readonly ms: number | undefined;
}

/** The facts about a machine, from its definition and from the sample events of its scenario. */
export function toReference(machine: AnyStateMachine, scenario: Scenario): MachineReference {
  const chart = toChart(machine);
  const inner = new Set(chart.states.map(({ id }) => id.slice(0, Math.max(0, id.lastIndexOf('.')))));
  const actors = Object.entries(machine.implementations.actors);
  return {
    chart,
    states: chart.states.map(({ id }) => id).filter((id) => id !== '' && !inner.has(id)),
    events: listEvents(chart.transitions.filter(isSentByPage), scenario),
    reactions: listEvents(
      chart.transitions.filter((transition) => !isSentByPage(transition)),
      {},
    ),
    delays: Object.entries(machine.implementations.delays).map(([name, delay]) => ({
      name,
      ms: typeof delay === 'number' ? delay : undefined,
    })),
    ports: actors.filter(([, logic]) => isPlaceholder(logic)).map(([name]) => name),
    children: actors.flatMap(([name, logic]) =>
      logic instanceof StateMachine ? [`${name}: ${String(logic.id)}`] : [],
    ),
  };
}

const isSentByPage = ({ type }: ChartTransition) => type !== '' && !type.startsWith('xstate.');

/** The transitions, those of one event together. */
function listEvents(transitions: readonly ChartTransition[], scenario: Scenario): EventFacts[] {
  const samples = new Map(
    Object.values(scenario)
      .map((event): [string, string] => [event.type, toLiteral({ ...event })])
      .toReversed(),
  );
  return [...Map.groupBy(transitions, ({ label }) => label)].map(([name, moves]) => ({
    name,
    sample: samples.get(name),
    moves: moves.map(toMove),
  }));
}

function toMove({ from, to, guard }: ChartTransition): string {
  const condition = guard === undefined ? '' : ` if ${guard}`;
  return `${from || 'anywhere'} → ${to === undefined ? 'the same' : to || 'the start'}${condition}`;
}
