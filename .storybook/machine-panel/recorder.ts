import { type Scenario, stateName } from '@pgm/machines/kit/testing';
import {
  type ActorRefLike,
  Actor,
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
  StateMachine,
} from 'xstate';
import type { Step } from '../flow-stories/flow-parameters.ts';
import { toTransitionId } from './chart.ts';
import { type ContextChange, joinChanges, listChanges } from './context-changes.ts';

/** What one step did to a machine. A minute that passes is one step, too: what changed in it is shown once. */
export interface LogEntry {
  /** How many steps there were, with the one that caused it. */
  readonly step: number;
  /** The path of the child machine; empty for the machine itself. */
  readonly path: string;
  /** The type of the first event. */
  readonly type: string;
  readonly from: string;
  readonly to: string;
  readonly changes: readonly ContextChange[];
}

/** An actor that runs a machine. */
export interface MachineActor {
  /** Where it is: empty for the machine of the story, `list` for its child, `list/row` for a child of that. */
  readonly path: string;
  readonly machine: AnyStateMachine;
  readonly actor: AnyActor;
  readonly snapshot: AnyMachineSnapshot;
}

/** The machine of a story and all child machines that run now. */
export function listMachines(actor: AnyActor, path = ''): readonly MachineActor[] {
  const found = toMachine(actor);
  if (found === undefined) return [];
  const children = Object.entries(found.snapshot.children).flatMap(([name, child]) =>
    child instanceof Actor ? listMachines(child, path === '' ? name : `${path}/${name}`) : [],
  );
  return [{ path, ...found }, ...children];
}

function toMachine(actor: ActorRefLike): Omit<MachineActor, 'path'> | undefined {
  if (!(actor instanceof Actor) || !(actor.logic instanceof StateMachine)) return undefined;
  return { actor, machine: actor.logic, snapshot: actor.getSnapshot() };
}

/** Writes down what happens to a machine and its children: the steps from outside, and what each event did. */
export class Recorder {
  readonly #root: AnyActor;
  readonly #names: ReadonlyMap<string, string>;
  readonly #taken = new WeakMap<ActorRefLike, { readonly event: AnyEventObject; readonly ids: string[] }>();
  readonly #before = new WeakMap<ActorRefLike, AnyMachineSnapshot>();
  readonly #subscription: { unsubscribe: () => void };
  #steps: Step[] = [];
  #log: LogEntry[] = [];

  constructor(root: AnyActor, scenario: Scenario) {
    this.#root = root;
    this.#names = new Map(Object.entries(scenario).map(([name, event]) => [JSON.stringify(event), name]));
    for (const { actor, snapshot } of listMachines(root)) this.#before.set(actor, snapshot);
    this.#subscription = root.system.inspect((inspected) => this.#write(inspected));
  }

  /** The events from outside, and the time that passed. Sent again in this order, they lead to the same state. */
  get steps(): readonly Step[] {
    return this.#steps;
  }

  /** What each event did, the oldest first. */
  get log(): readonly LogEntry[] {
    return this.#log;
  }

  /** The ids of the transitions that the last event of an actor took. */
  takenBy(actor: AnyActor): readonly string[] {
    return this.#taken.get(actor)?.ids ?? [];
  }

  /** Notes that time passes, in ms, before it does. */
  pass(passMs: number) {
    const last = this.#steps.at(-1);
    const wasTime = typeof last === 'object' && 'passMs' in last;
    if (wasTime) this.#steps.pop();
    this.#steps.push({ passMs: passMs + (wasTime ? last.passMs : 0) });
  }

  /** Forgets everything. */
  clear() {
    this.#steps = [];
    this.#log = [];
  }

  stop() {
    this.#subscription.unsubscribe();
  }

  #write(inspected: InspectionEvent) {
    const { actorRef } = inspected;
    const found = toMachine(actorRef);
    if (found === undefined) return;
    if (inspected.type === '@xstate.event' && inspected.sourceRef === undefined)
      this.#steps.push(this.#toStep(found.actor, inspected.event));
    if (inspected.type === '@xstate.microstep') {
      const { event, _transitions: transitions } = inspected;
      const earlier = this.#taken.get(actorRef);
      const ids = transitions.flatMap((transition) => toTransitionId(found.machine, transition) ?? []);
      this.#taken.set(actorRef, { event, ids: earlier?.event === event ? [...earlier.ids, ...ids] : ids });
    }
    if (inspected.type === '@xstate.snapshot') this.#logChange(found, inspected.event);
  }

  #logChange({ actor, snapshot }: Omit<MachineActor, 'path'>, { type }: AnyEventObject) {
    const before = this.#before.get(actor);
    this.#before.set(actor, snapshot);
    if (before === undefined || before === snapshot) return;
    const step = this.#steps.length;
    const path = this.#toPath(actor);
    const to = stateName(snapshot.value);
    const changes = listChanges(before.context, snapshot.context);
    const earlier = this.#log.findIndex((entry) => entry.step === step && entry.path === path);
    const entry = this.#log[earlier];
    if (entry === undefined) this.#log.push({ step, path, type, from: stateName(before.value), to, changes });
    else this.#log[earlier] = { ...entry, to, changes: joinChanges(entry.changes, changes) };
  }

  /** A sample event by its name, another one as it is. */
  #toStep(actor: AnyActor, event: AnyEventObject): Step {
    if (actor !== this.#root) return { child: this.#toPath(actor), event };
    return this.#names.get(JSON.stringify(event)) ?? { event };
  }

  #toPath(actor: AnyActor): string {
    return listMachines(this.#root).find((one) => one.actor === actor)?.path ?? actor.id;
  }
}
