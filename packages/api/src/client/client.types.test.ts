import { describe, expectTypeOf, it } from 'vitest';
import type { Failure, Result } from '../contract/index.ts';
import type { AccountSecurityClient } from './account-security.ts';
import type { Client } from './index.ts';
import type { PointsClient } from './points.ts';
import type { StaffClient } from './staff/index.ts';

/** Any call of a client. */
type AnyCall = (...input: never[]) => unknown;

/** Whether a type says nothing: `any` and `unknown` take every value. */
type IsOpen<Value> = unknown extends Value ? true : false;

/** What a call that is expected to fail as well resolves with; `never` if it is anything else. */
type ValueOf<Called> =
  Called extends Promise<infer Outcome>
    ? IsOpen<Outcome> extends true
      ? never
      : { readonly ok: false; readonly failure: Failure } extends Outcome
        ? Extract<Outcome, { readonly ok: true; readonly value: unknown }>['value']
        : never
    : never;

/** The inputs of a call without the signal, which is its last one; `never` if it has none. */
type InputOf<Input extends readonly unknown[]> =
  Required<Input> extends [...infer Before, infer Last]
    ? IsOpen<Last> extends true
      ? never
      : AbortSignal extends Last
        ? Before
        : never
    : never;

type HasOpen<Values extends readonly unknown[]> = true extends {
  [Index in keyof Values]: IsOpen<Values[Index]>;
}[number]
  ? true
  : false;

/** What is wrong with a call; `never` if nothing is. */
type Fault<Call extends AnyCall> = [ValueOf<ReturnType<Call>>] extends [never]
  ? 'does not resolve with a result'
  : IsOpen<ValueOf<ReturnType<Call>>> extends true
    ? 'has a value of no type'
    : [InputOf<Parameters<Call>>] extends [never]
      ? 'cannot be aborted'
      : HasOpen<InputOf<Parameters<Call>>> extends true
        ? 'has an input of no type'
        : never;

/** The names of all calls with a fault, and which fault it is; an empty object if there are none. */
type Faults<Group> = {
  [
    Name in keyof Group as Group[Name] extends AnyCall
      ? [Fault<Group[Name]>] extends [never]
        ? never
        : Name
      : Name
  ]: Group[Name] extends AnyCall ? Fault<Group[Name]> : 'is no call';
};

/** The groups of a client that have a call with a fault. */
type FaultyGroups<Groups> = {
  [Name in keyof Groups as keyof Faults<Groups[Name]> extends never ? never : Name]: Faults<Groups[Name]>;
};

type NoFaults = Record<never, never>;

type Signal = AbortSignal | undefined;

/** Calls of which each but the first has one fault. */
interface Planted {
  readonly sound: (id: string, signal?: AbortSignal) => Promise<Result<{ readonly id: string }>>;
  readonly withoutResult: (signal?: AbortSignal) => Promise<string>;
  readonly withoutPromise: (signal?: AbortSignal) => Result<string>;
  readonly withAnyResult: (signal?: AbortSignal) => Promise<ReturnType<typeof JSON.parse>>;
  readonly withAnyValue: (signal?: AbortSignal) => Promise<Result<ReturnType<typeof JSON.parse>>>;
  readonly withUnknownValue: (signal: Signal) => Promise<Result<unknown>>;
  readonly withoutSignal: (id: string) => Promise<Result<string>>;
  readonly withoutInput: () => Promise<Result<string>>;
  readonly withAnyInput: (
    body: ReturnType<typeof JSON.parse>,
    signal?: AbortSignal,
  ) => Promise<Result<string>>;
  readonly address: string;
}

describe('the calls of the client', () => {
  it('resolve with a result, have values and inputs of a type, and can be aborted', () => {
    expectTypeOf<FaultyGroups<Client>>().toEqualTypeOf<NoFaults>();
  });

  it('have no fault in the staff area either', () => {
    expectTypeOf<FaultyGroups<StaffClient>>().toEqualTypeOf<NoFaults>();
  });

  it('have no fault in the parts that only some pages load', () => {
    expectTypeOf<Faults<AccountSecurityClient>>().toEqualTypeOf<NoFaults>();
    expectTypeOf<Faults<Omit<PointsClient, 'repurchase'>>>().toEqualTypeOf<NoFaults>();
    expectTypeOf<Faults<PointsClient['repurchase']>>().toEqualTypeOf<NoFaults>();
  });

  it('would be found with each fault', () => {
    expectTypeOf<Faults<Planted>>().toEqualTypeOf<{
      readonly withoutResult: 'does not resolve with a result';
      readonly withoutPromise: 'does not resolve with a result';
      readonly withAnyResult: 'does not resolve with a result';
      readonly withAnyValue: 'has a value of no type';
      readonly withUnknownValue: 'has a value of no type';
      readonly withoutSignal: 'cannot be aborted';
      readonly withoutInput: 'cannot be aborted';
      readonly withAnyInput: 'has an input of no type';
      readonly address: 'is no call';
    }>();
    expectTypeOf<
      keyof FaultyGroups<{ sound: Pick<Planted, 'sound'>; faulty: Planted }>
    >().toEqualTypeOf<'faulty'>();
  });
});
