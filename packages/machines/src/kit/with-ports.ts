import type { AnyStateMachine, PromiseActorLogic } from 'xstate';

/** The params of an action without an effect of its own: the site fills it, such as with a storage. */
export interface PortParams {
  readonly isPort?: never;
}

/** What a machine can be provided with. */
type Implementations<Machine extends AnyStateMachine> = Parameters<Machine['provide']>[0];

type Actors<Machine extends AnyStateMachine> = NonNullable<Implementations<Machine>['actors']>;
type Actions<Machine extends AnyStateMachine> = NonNullable<Implementations<Machine>['actions']>;

/** The promises that a machine starts. A machine or a callback that it starts may have all that it needs. */
type ActorPort<All> = {
  [Name in keyof All]-?: NonNullable<All[Name]> extends PromiseActorLogic<infer _Output, infer _Input>
    ? Name
    : never;
}[keyof All];

type ActionPort<All> = {
  [Name in keyof All]-?: NonNullable<All[Name]> extends (args: never, params: infer Params) => void
    ? HasPortMark<Params> extends true
      ? Name
      : never
    : never;
}[keyof All];

/** `never` has every key, but is no mark. */
type HasPortMark<Params> = [Params] extends [never]
  ? false
  : keyof PortParams extends keyof Params
    ? true
    : false;

/** Implementations of which the ports are required. */
type Filled<All, Port> = {
  readonly [Name in keyof All as Name extends Port ? Name : never]-?: All[Name];
} & { readonly [Name in keyof All as Name extends Port ? never : Name]?: All[Name] };

/** A part of the implementations; it may be absent where it has no ports. */
type Part<Key extends 'actors' | 'actions', All, Port> = [Port] extends [never]
  ? { readonly [Name in Key]?: All }
  : { readonly [Name in Key]: Filled<All, Port> };

/** The implementations of a machine, with one for each of its ports. */
export type Ports<Machine extends AnyStateMachine> = Omit<Implementations<Machine>, 'actors' | 'actions'> &
  Part<'actors', Actors<Machine>, ActorPort<Actors<Machine>>> &
  Part<'actions', Actions<Machine>, ActionPort<Actions<Machine>>>;

/** Fills all ports of a machine: `withPorts(machine)({ actors })`. A port that is missing does not compile. */
export function withPorts<Machine extends AnyStateMachine>(
  machine: Machine,
): (ports: Ports<Machine>) => Machine;
export function withPorts(machine: AnyStateMachine) {
  return (ports: Implementations<AnyStateMachine>) => machine.provide(ports);
}
