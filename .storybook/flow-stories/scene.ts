import { type Scenario, stateName, statePaths } from '@pgm/machines/kit/testing';
import {
  type ActorLogic,
  type AnyActor,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  type EventObject,
  SimulatedClock,
  type Snapshot,
  StateMachine,
  createActor,
  fromPromise,
} from 'xstate';
import { advance } from '../machine-panel/advance.ts';

/** An event that is not in the scenario, to the machine or to a child of it: `a/b` is the child b of the child a. */
interface EventStep {
  readonly child?: string | undefined;
  readonly event: AnyEventObject;
}

/** Time that passes, in ms. */
interface TimeStep {
  readonly passMs: number;
}

/** A step of a way; `Name` are the sample events of the scenario. */
export type Step<Name extends string = string> = Name | EventStep | TimeStep;

/** The step that sends an event to a child machine, such as the list in a tab. */
export const toChild = (child: string, event: AnyEventObject): EventStep => ({ child, event });

/** The step in which time passes. */
export const later = (seconds: number): TimeStep => ({ passMs: seconds * 1000 });

/** A machine with the events that it is shown by. */
interface Subject {
  readonly machine: AnyStateMachine;
  readonly scenario: Scenario;
}

/** What a story shows of a machine. */
export interface Scene<Name extends string = string> {
  /** The state at the end of the way; of parallel regions it names one. */
  readonly state: string;
  /** The way to the state. Default: the shortest one, which often meets no data. */
  readonly via?: readonly Step<Name>[] | undefined;
  /** Whether the clock does not respond either: for the states that wait for it. Default false. */
  readonly isClockSilent?: boolean | undefined;
}

/** The time of every story when it starts, in ms since 1970. Deadlines in the samples are near it. */
const STORY_START = 1_800_000_000_000;

/** Searched only once for each machine, and only when it is needed. */
const shortestPaths = new WeakMap<AnyStateMachine, ReturnType<typeof statePaths>>();

/**
 * Runs a machine to a state: along the given way, or along the shortest one. Its clock stops there, and its actors
 * never respond, so that the state can be viewed for any time. Throws when the way ends in another state.
 */
export function playScene({ machine, scenario }: Subject, { state, via, isClockSilent = false }: Scene) {
  const clock = new SimulatedClock();
  const silent = withSilentActors(machine, isClockSilent ? SILENT : reading(clock));
  const actor: AnyActor = createActor(silent, { clock }).start();
  const way = via ?? shortestWay({ machine, scenario }, state);
  for (const step of way)
    if (!applyStep(step, scenario, actor, clock))
      throw new Error(`${machine.id} has no ${JSON.stringify(step)} on the way to '${state}'.`);
  const reached = stateName(actor.getSnapshot().value);
  if (!toRegions(reached).includes(state))
    throw new Error(`${machine.id}: the way ends in '${reached}' instead of '${state}'.`);
  return { actor, clock, way };
}

/** Takes one step of a way; false when the machine has no such sample event or no such child. */
export function applyStep(step: Step, scenario: Scenario, actor: AnyActor, clock: SimulatedClock): boolean {
  if (typeof step === 'object' && 'passMs' in step) {
    advance(clock, step.passMs);
    return true;
  }
  const receiver = typeof step === 'string' ? actor : findChild(actor, step.child);
  const event = typeof step === 'string' ? scenario[step] : step.event;
  if (receiver === undefined || event === undefined) return false;
  receiver.send(event);
  return true;
}

/** The actor at a path such as `list/row`; the machine itself without one. */
function findChild(actor: AnyActorRef, path: string | undefined): AnyActorRef | undefined {
  const names = path === undefined || path === '' ? [] : path.split('/');
  return names.reduce<AnyActorRef | undefined>((found, name) => found?.getSnapshot().children[name], actor);
}

/** The shortest series of sample events that leads to a state of the machine or of one of its regions. */
function shortestWay({ machine, scenario }: Subject, state: string): readonly Step[] {
  const paths = shortestPaths.get(machine) ?? statePaths(machine, scenario);
  shortestPaths.set(machine, paths);
  const found = [...paths].filter(([name]) => toRegions(name).includes(state)).map(([, events]) => events);
  const shortest = found.toSorted((a, b) => a.length - b.length)[0] ?? [];
  const names = new Map(Object.entries(scenario).map(([name, event]) => [event, name]));
  return shortest.map((event) => names.get(event) ?? { event });
}

/** The states of the parallel regions in a name that joins them by ` & `. */
function toRegions(name: string): string[] {
  return name.split(' & ');
}

/** Gives every actor of a machine and of its child machines an implementation for stories. */
function withSilentActors(machine: AnyStateMachine, readClock: AnyActorLogic): AnyStateMachine {
  const silent = Object.entries(machine.implementations.actors).map(([name, logic]) => [
    name,
    logic instanceof StateMachine
      ? withSilentActors(logic, readClock)
      : name === 'readClock'
        ? readClock
        : SILENT,
  ]);
  return machine.provide({ actors: Object.fromEntries(silent) });
}

/** An actor that never responds. */
const SILENT = fromPromise(() => new Promise(() => {}));

/**
 * An actor that reads the story's clock. It responds at once and not by a promise, so that a long jump of the clock
 * passes every second of a countdown.
 */
function reading(clock: SimulatedClock): ActorLogic<Snapshot<number>, EventObject> {
  return {
    transition: (snapshot) => snapshot,
    getInitialSnapshot: () => ({ status: 'done', output: STORY_START + clock.now(), error: undefined }),
    getPersistedSnapshot: (snapshot) => snapshot,
  };
}
