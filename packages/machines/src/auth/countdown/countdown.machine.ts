import { OTP_SECONDS } from '@pgm/api/contract';
import { assign, fromPromise, setup } from 'xstate';
import { toOutput } from '../../kit/index.ts';

export interface CountdownContext {
  readonly seconds: number;
  /** When it ends, in ms since 1970; undefined until it is known or the clock was read for the first time. */
  readonly deadline: number | undefined;
  readonly secondsLeft: number;
}

/**
 * Counts seconds down to zero. It stores a deadline and reads the clock again each second, so that a phone that
 * slept, or a tab that was suspended, shows the correct time when it wakes.
 */
export const countdownMachine = setup({
  types: {
    context: {} as CountdownContext,
    /**
     * The duration in seconds; default: the lifetime of an OTP. With a deadline, in ms since 1970, it runs until
     * then.
     */
    input: {} as { seconds?: number; deadline?: number | undefined } | undefined,
  },
  actors: {
    /** The current time, in ms since 1970. */
    readClock: fromPromise<number>(async () => Date.now()),
  },
  guards: {
    isOver: ({ context }, now: number) => context.deadline !== undefined && now >= context.deadline,
  },
  actions: {
    setDeadline: assign(({ context }, now: number) => ({
      deadline: context.deadline ?? now + context.seconds * 1000,
    })),
    showTime: assign(({ context }, now: number) => ({
      secondsLeft: Math.min(context.seconds, Math.ceil(((context.deadline ?? now) - now) / 1000)),
    })),
    showZero: assign({ secondsLeft: 0 }),
  },
  delays: {
    second: 1000,
  },
}).createMachine({
  id: 'countdown',
  context: ({ input }) => {
    const seconds = input?.seconds ?? OTP_SECONDS;
    return { seconds, deadline: input?.deadline, secondsLeft: seconds };
  },
  initial: 'starting',
  states: {
    starting: {
      invoke: {
        id: 'readClock',
        src: 'readClock',
        onDone: [
          { guard: { type: 'isOver', params: toOutput }, target: 'over' },
          {
            target: 'waiting',
            actions: [
              { type: 'setDeadline', params: toOutput },
              { type: 'showTime', params: toOutput },
            ],
          },
        ],
        onError: 'over',
      },
    },
    waiting: {
      after: { second: 'reading' },
    },
    reading: {
      invoke: {
        id: 'readClock',
        src: 'readClock',
        onDone: [
          { guard: { type: 'isOver', params: toOutput }, target: 'over' },
          { target: 'waiting', actions: { type: 'showTime', params: toOutput } },
        ],
        onError: 'waiting',
      },
    },
    over: {
      type: 'final',
      entry: 'showZero',
    },
  },
});
