import { type Scenario, stateName } from '@pgm/machines/kit/testing';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

/** What a screen shows of a machine: a `…View` of the machine's folder. */
export type View = (snapshot: AnyMachineSnapshot) => object | undefined;

/** The maximum number of variants to visit for each state: the nearest show all that the samples have. */
const MAX_VARIANTS = 40;

/**
 * The differences that a user sees in a view, as text: each alert and status by its words, whether a list has none, one or
 * many, and each fact that is true. What the user typed, numbers and samples are no difference.
 */
export function viewFacts(view: View, snapshot: AnyMachineSnapshot): string[] {
  return Object.entries(view(snapshot) ?? {}).flatMap(([name, value]) => toFact(name, value) ?? []);
}

/** The facts that a scenario can show, each with a state in which it is shown. */
export function reachableFacts(machine: AnyStateMachine, scenario: Scenario, view: View) {
  const facts = new Map<string, string>();
  const visits = new Map<string, number>();
  const isKnownWell = ({ value }: AnyMachineSnapshot) => {
    const count = (visits.get(stateName(value)) ?? 0) + 1;
    visits.set(stateName(value), count);
    return count > MAX_VARIANTS;
  };
  for (const { state } of getShortestPaths(machine, {
    events: Object.values(scenario),
    stopWhen: isKnownWell,
  }))
    for (const fact of viewFacts(view, state)) if (!facts.has(fact)) facts.set(fact, stateName(state.value));
  return facts;
}

/** The names of facts whose words matter, and not only that there are some. */
const IN_WORDS = /^(?!errors$).*(?:alert|error|status|stage|step|note|notice|tab|reason)/i;

function toFact(name: string, value: unknown): string | undefined {
  if (value === true) return name;
  if (Array.isArray(value)) return `${name}: ${['none', 'one'][value.length] ?? 'many'}`;
  if (typeof value === 'string' && IN_WORDS.test(name)) return `${name}: ${value}`;
  if (typeof value !== 'object' || value === null) return undefined;
  if (IN_WORDS.test(name) && 'text' in value)
    return `${name}: ${Object.values(value)
      .filter((part) => typeof part === 'string')
      .join(' ')}`;
  // The errors of a form, by field.
  return name === 'errors' && Object.values(value).some(Boolean) ? 'errors' : undefined;
}
