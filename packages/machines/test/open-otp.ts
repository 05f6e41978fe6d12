import { type Result, type Session, ok } from '@pgm/api/contract';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { countdownMachine } from '../src/auth/countdown/countdown.machine.ts';
import type { CodeOut } from '../src/auth/otp/code-out.ts';
import { otpMachine } from '../src/auth/otp/otp.machine.ts';
import { otpVerbs, otpView } from '../src/auth/otp/otp.view.ts';
import { sampleSession } from '../src/auth/otp/otp.scenario.ts';
import { settle } from './settle.ts';

/** Opens the mobile tab with a server that gives the responses of the test, in order. */
export function openOtp({
  sendings = [ok({})],
  verifications = [ok(sampleSession)],
  tab = {},
  clock = new SimulatedClock(),
}: Stubs = {}) {
  const sent: unknown[] = [];
  const verified: { input: unknown; signal: object }[] = [];
  const machine = otpMachine.provide({
    actors: {
      countdown: countdownMachine.provide({ actors: { readClock: fromPromise(async () => clock.now()) } }),
      sendOtp: fromPromise(async ({ input }) => {
        sent.push(input);
        return next(sendings);
      }),
      verifyOtp: fromPromise(async ({ input, signal }) => {
        verified.push({ input, signal });
        return next(verifications);
      }),
      recallCode: fromPromise(async () => {
        if (tab.isBroken === true) throw new Error('broken');
        return tab.saved && { ...tab.saved, now: clock.now() };
      }),
    },
    actions: {
      saveCode: (_, { code }) => {
        if (code) tab.saved = code;
      },
      forgetCode: () => {
        delete tab.saved;
      },
    },
  });
  const actor = createActor(machine, { clock }).start();
  const verbs = otpVerbs((event) => actor.send(event));
  const view = () => otpView(actor.getSnapshot());
  return {
    actor,
    clock,
    sent,
    verified,
    verbs,
    view,
    pass: async (ms: number) => {
      clock.increment(ms);
      await settle();
    },
    sendTo: async (name: string, mobile: string) => {
      verbs.changeField('name', name);
      verbs.changeField('mobile', mobile);
      verbs.sendOtp();
      await settle();
    },
    type: async (digits: string) => {
      verbs.changeDigits(digits);
      await settle();
    },
  };
}

export interface Stubs {
  sendings?: Stub<unknown>[];
  verifications?: Stub<Session>[];
  tab?: Tab;
  clock?: SimulatedClock;
}

/** The session storage, which stays when pages change. */
export interface Tab {
  saved?: CodeOut;
  isBroken?: boolean;
}

type Stub<Value> = Result<Value> | Promise<Result<Value>> | typeof BROKEN;

/** Stands for a call that throws. */
export const BROKEN = 'broken' as const;

/** The next response; the last one is repeated. */
function next<Value>(results: Stub<Value>[]): Result<Value> | Promise<Result<Value>> {
  const [first] = results;
  if (results.length > 1) results.shift();
  if (first === undefined || first === BROKEN) throw new Error('broken');
  return first;
}
