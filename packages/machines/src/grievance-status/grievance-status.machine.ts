import {
  type FieldErrors,
  GrievanceKey,
  type GrievanceProgress,
  GrievanceReopening,
  type Result,
  asciiDigits,
} from '@pgm/api/contract';
import { assign, fromPromise, setup } from 'xstate';
import { type FormFields, changed, shownErrors as errorsOf } from '../form-errors/index.ts';
import { mobileDigits } from '../mobile-number/index.ts';

/** What is asked for, as typed. */
export type GrievanceKeyField = keyof typeof GrievanceKey.shape;

interface GrievanceStatusContext extends FormFields<GrievanceKeyField> {
  /** Why nothing can be shown; English, for `t()`. */
  readonly alert: string | undefined;
  readonly found: GrievanceProgress | undefined;
  /** Why the solution is none, as typed. */
  readonly reason: string;
  /** Whether it follows another. */
  readonly isAgain: boolean;
}

export type GrievanceStatusEvent =
  | { type: 'field.change'; field: GrievanceKeyField; value: string }
  | { type: 'form.submit' }
  | { type: 'reason.change'; value: string }
  | { type: 'reopen.submit' }
  | { type: 'form.again' };

const START = {
  values: { number: '', mobile: '' },
  touched: [],
  alert: undefined,
  found: undefined,
  reason: '',
  isAgain: false,
};

const FIELDS: readonly GrievanceKeyField[] = ['number', 'mobile'];

/**
 * Asks where a complaint stands, by its number and its mobile number; one that is resolved can be taken up again.
 * Fill `showGrievance` and `reopenGrievance` with the calls.
 */
export const grievanceStatusMachine = setup({
  types: {
    context: {} as GrievanceStatusContext,
    events: {} as GrievanceStatusEvent,
  },
  actors: {
    showGrievance: fromPromise<Result<GrievanceProgress>, GrievanceKey>(() =>
      Promise.reject(new Error('showGrievance is not provided')),
    ),
    reopenGrievance: fromPromise<Result<GrievanceProgress>, GrievanceReopening>(() =>
      Promise.reject(new Error('reopenGrievance is not provided')),
    ),
  },
  guards: {
    isRight: ({ context }) => GrievanceKey.safeParse(context.values).success,
    showsErrors: ({ context }) => Object.keys(shownKeyErrors(context)).length > 0,
    hasReason: ({ context }) => reasonProblem(context.reason) === undefined,
    succeeded: (_, answer: Result<unknown>) => answer.ok,
    isUnknown: (_, answer: Result<unknown>) => !answer.ok && answer.failure.code === 'notFound',
  },
  actions: {
    changeField: assign(({ context }, { field, value }: { field: GrievanceKeyField; value: string }) =>
      changed(context, { field, value: field === 'mobile' ? mobileDigits(value) : asciiDigits(value) }),
    ),
    touchAllFields: assign({ touched: FIELDS }),
    takeFound: assign((_, answer: Result<GrievanceProgress>) => ({
      found: answer.ok ? answer.value : undefined,
    })),
    takeAlert: assign((_, answer?: Result<unknown>) => ({
      alert: answer?.ok === false ? answer.failure.message : 'Something went wrong. Please try again.',
    })),
    clearAlert: assign({ alert: undefined }),
    changeReason: assign((_, reason: string) => ({ reason })),
    clearReason: assign({ reason: '' }),
    startAgain: assign({ ...START, isAgain: true }),
  },
}).createMachine({
  id: 'grievance-status',
  context: START,
  initial: 'editing',
  states: {
    editing: {
      initial: 'right',
      states: {
        checking: { always: [{ guard: 'showsErrors', target: 'wrong' }, { target: 'right' }] },
        right: {},
        wrong: {},
        unknown: { exit: 'clearAlert' },
        failed: { exit: 'clearAlert' },
      },
      on: {
        'field.change': {
          target: '.checking',
          actions: { type: 'changeField', params: ({ event }) => event },
        },
        'form.submit': [
          { guard: 'isRight', target: 'asking' },
          { target: '.checking', actions: 'touchAllFields' },
        ],
      },
    },
    asking: {
      invoke: {
        id: 'showGrievance',
        src: 'showGrievance',
        input: ({ context }) => GrievanceKey.parse(context.values),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'found',
            actions: { type: 'takeFound', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isUnknown', params: ({ event }) => event.output },
            target: 'editing.unknown',
            actions: { type: 'takeAlert', params: ({ event }) => event.output },
          },
          { target: 'editing.failed', actions: { type: 'takeAlert', params: ({ event }) => event.output } },
        ],
        onError: { target: 'editing.failed', actions: 'takeAlert' },
      },
    },
    found: {
      initial: 'shown',
      states: {
        shown: {
          initial: 'idle',
          states: {
            idle: {},
            wrong: {},
            failed: { exit: 'clearAlert' },
          },
          on: {
            'reason.change': {
              target: '.idle',
              actions: { type: 'changeReason', params: ({ event }) => event.value },
            },
            'reopen.submit': [{ guard: 'hasReason', target: 'reopening' }, { target: '.wrong' }],
          },
        },
        reopening: {
          invoke: {
            id: 'reopenGrievance',
            src: 'reopenGrievance',
            input: ({ context }) => GrievanceReopening.parse({ ...context.values, reason: context.reason }),
            onDone: [
              {
                guard: { type: 'succeeded', params: ({ event }) => event.output },
                target: 'shown',
                actions: [{ type: 'takeFound', params: ({ event }) => event.output }, 'clearReason'],
              },
              {
                target: 'shown.failed',
                actions: { type: 'takeAlert', params: ({ event }) => event.output },
              },
            ],
            onError: { target: 'shown.failed', actions: 'takeAlert' },
          },
        },
      },
      on: { 'form.again': { target: 'editing', actions: 'startAgain' } },
    },
  },
});

/** The errors a person sees: those of touched fields only. */
export function shownKeyErrors(fields: FormFields<GrievanceKeyField>): FieldErrors<GrievanceKeyField> {
  return errorsOf<GrievanceKeyField>(GrievanceKey, fields);
}

/** What is wrong with a reason, if anything. */
export function reasonProblem(reason: string): string | undefined {
  return GrievanceReopening.shape.reason.safeParse(reason).error?.issues[0]?.message;
}
