import { type Result, type Session, ok } from '@pgm/api/contract';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { countdownMachine } from '../src/countdown/index.ts';
import { type CodeOut, otpMachine, otpVerbs, otpView, sampleSession } from '../src/otp/index.ts';
import { settle } from './settle.ts';

/** The mobile tab with a server that answers what the test says, each time. */
export function openOtp({
  sendings = [ok({})],
  verifications = [ok(sampleSession)],
  tab = {},
  clock = new SimulatedClock(),
}: Answers = {}) {
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
        return tab.kept && { ...tab.kept, now: clock.now() };
      }),
    },
    actions: {
      keepCode: (_, code) => {
        if (code) tab.kept = code;
      },
      forgetCode: () => {
        delete tab.kept;
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

export interface Answers {
  sendings?: Answer<unknown>[];
  verifications?: Answer<Session>[];
  tab?: Tab;
  clock?: SimulatedClock;
}

/** What the tab keeps while pages come and go. */
export interface Tab {
  kept?: CodeOut;
  isBroken?: boolean;
}

type Answer<Value> = Result<Value> | Promise<Result<Value>> | typeof BROKEN;

/** Stands for a call that throws instead of answering. */
export const BROKEN = 'broken' as const;

/** The next answer; the last one from then on. */
function next<Value>(answers: Answer<Value>[]): Result<Value> | Promise<Result<Value>> {
  const [first] = answers;
  if (answers.length > 1) answers.shift();
  if (first === undefined || first === BROKEN) throw new Error('broken');
  return first;
}
