import {
  type AnyActor,
  type AnyActorLogic,
  type AnyStateMachine,
  type EventObject,
  Actor,
  StateMachine,
  createActor,
  toPromise,
} from 'xstate';
import * as z from 'zod/mini';
import { FAULTS, type Fault } from '../../apps/site/test/faults/faults.ts';
import { provideTokens } from '../../apps/site/app/kit/browser-client.ts';
import { overNetwork } from './faulty-network.ts';

/**
 * The faults that a waiting call can meet: without a response it waits already. What a success sends is in the sample
 * events.
 */
const MET_FAULTS = FAULTS.filter(({ kind }) => kind !== 'hung');

/** Their names. */
export const FAULT_NAMES = MET_FAULTS.map(({ name }) => name);

/** The snapshot of a promise that has not settled. */
const Waiting = z.looseObject({ status: z.literal('active'), output: z.undefined(), input: z.unknown() });

/** A call that a machine of a story has made. */
interface CallPlace {
  /** The path of the child machine that waits; empty for the machine of the story. */
  readonly path: string;
  /** The id of the call in its machine. */
  readonly call: string;
}

/** The ids of the calls for whose responses a machine waits, of those that the site makes. */
export function listWaitingCalls(actor: AnyActor, site: AnyStateMachine | undefined, path: string): string[] {
  const place = findMachine(actor, site, path);
  if (place === undefined) return [];
  return Object.keys(place.actor.getSnapshot().children).filter(
    (call) => findCall(place, call) !== undefined,
  );
}

/**
 * Makes a waiting call as the site does, with its client and its sentences, over a network with a fault. Returns the event
 * with which the call ends; undefined when nothing waits for it any more.
 */
export async function failCall(
  actor: AnyActor,
  site: AnyStateMachine | undefined,
  { path, call }: CallPlace,
  faultName: string,
): Promise<EventObject | undefined> {
  const place = findMachine(actor, site, path);
  const found = place && findCall(place, call);
  const fault = MET_FAULTS.find(({ name }) => name === faultName);
  if (place === undefined || found === undefined || fault === undefined) return undefined;
  const event = await overNetwork(fault.respond, () => withFault(fault, () => makeCall(call, found)));
  // The user may have gone on meanwhile.
  return place.actor.getSnapshot().children[call] === found.waiting ? event : undefined;
}

interface FoundCall {
  readonly waiting: unknown;
  readonly logic: AnyActorLogic;
  readonly input: unknown;
}

async function makeCall(call: string, { logic, input }: FoundCall): Promise<EventObject> {
  try {
    const output: unknown = await toPromise(createActor(logic, { input }).start());
    return toEvent(`xstate.done.actor.${call}`, { output });
  } catch (error) {
    return toEvent(`xstate.error.actor.${call}`, { error });
  }
}

/** Typed as any event: that it carries more is known to the machine alone. */
const toEvent = (type: string, carried: object): EventObject => ({ type, ...carried });

/** The machine of a story at a path, with the site's implementation of it. */
function findMachine(root: AnyActor, site: AnyStateMachine | undefined, path: string) {
  let place: { readonly actor: AnyActor; readonly site: AnyStateMachine } | undefined = site && {
    actor: root,
    site,
  };
  for (const name of path === '' ? [] : path.split('/')) {
    const child: unknown = place?.actor.getSnapshot().children[name];
    const logic = child instanceof Actor ? toLogic(child, place?.site) : undefined;
    place =
      child instanceof Actor && logic instanceof StateMachine ? { actor: child, site: logic } : undefined;
  }
  return place;
}

/** A call that waits; undefined for another child, such as a machine, or a subscription, which has no end. */
function findCall({ actor, site }: NonNullable<ReturnType<typeof findMachine>>, call: string) {
  const waiting: unknown = actor.getSnapshot().children[call];
  if (!(waiting instanceof Actor)) return undefined;
  const logic = toLogic(waiting, site);
  const { data } = Waiting.safeParse(waiting.getSnapshot());
  if (data === undefined || logic === undefined || logic instanceof StateMachine) return undefined;
  return { waiting, logic, input: data.input } satisfies FoundCall;
}

/** What the site gives a machine for one of its children. */
function toLogic({ src }: AnyActor, site: AnyStateMachine | undefined): AnyActorLogic | undefined {
  const logic = typeof src === 'string' ? site?.implementations.actors[src] : undefined;
  return logic && 'transition' in logic ? logic : undefined;
}

let isSessionLost = false;
provideTokens(async () => ({
  accessToken: async () => 'token',
  renewedToken: async () => (isSessionLost ? undefined : 'newer'),
}));

/** What a fault changes besides the network: the browser knows that it is offline, and a session gets no new token. */
async function withFault<Result>({ kind }: Fault, run: () => Promise<Result>): Promise<Result> {
  isSessionLost = kind === 'expired';
  if (kind === 'offline') Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  try {
    return await run();
  } finally {
    isSessionLost = false;
    Reflect.deleteProperty(navigator, 'onLine');
  }
}
