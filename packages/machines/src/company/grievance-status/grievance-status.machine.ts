import {
  type FieldErrors,
  GrievanceKey,
  type GrievanceProgress,
  GrievanceReopening,
  type Result,
  asciiDigits,
} from '@pgm/api/contract';
import { assign, setup } from 'xstate';
import {
  PLEASE_TRY_AGAIN,
  call,
  callCases,
  failedWith,
  placeholder,
  succeeded,
  toReasonOr,
  toValue,
} from '../../kit/index.ts';
import { type FormFields, changed, shownErrors as toErrors } from '../../kit/form-errors.ts';
import { mobileDigits } from '../../kit/mobile-number.ts';

/** The requested values, as typed. */
export type GrievanceKeyField = keyof typeof GrievanceKey.shape;

interface GrievanceStatusContext extends FormFields<GrievanceKeyField> {
  /** Why no status can be shown; English, for `t()`. */
  readonly alert: string | undefined;
  readonly found: GrievanceProgress | undefined;
  /** Why the solution does not solve the problem, as typed. */
  readonly reason: string;
  /** Whether another status was requested before. */
  readonly isAgain: boolean;
}

export type GrievanceStatusEvent =
  | { type: 'field.change'; field: GrievanceKeyField; value: string }
  | { type: 'form.submit' }
  | { type: 'reason.change'; value: string }
  | { type: 'reopen.submit' }
  /** A reply in its thread changed it. */
  | { type: 'progress.change'; progress: GrievanceProgress }
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

const SET_ALERT = {
  type: 'setAlert',
  params: toReasonOr(PLEASE_TRY_AGAIN),
} as const;

/**
 * Requests the status of a grievance by its number and its mobile number; a resolved grievance can be reopened.
 * Provide `showGrievance` and `reopenGrievance`.
 */
export const grievanceStatusMachine = setup({
  types: { context: {} as GrievanceStatusContext, events: {} as GrievanceStatusEvent },
  actors: {
    showGrievance: placeholder<Result<GrievanceProgress>, GrievanceKey>('showGrievance'),
    reopenGrievance: placeholder<Result<GrievanceProgress>, GrievanceReopening>('reopenGrievance'),
  },
  guards: {
    isValid: ({ context }) => GrievanceKey.safeParse(context.values).success,
    showsErrors: ({ context }) => Object.keys(shownKeyErrors(context)).length > 0,
    hasReason: ({ context }) => reasonProblem(context.reason) === undefined,
  },
  actions: {
    changeField: assign(({ context }, { field, value }: { field: GrievanceKeyField; value: string }) =>
      changed(context, { field, value: field === 'mobile' ? mobileDigits(value) : asciiDigits(value) }),
    ),
    touchAllFields: assign({ touched: FIELDS }),
    setFound: assign((_, found: GrievanceProgress) => ({ found })),
    setAlert: assign((_, alert: string) => ({ alert })),
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
      initial: 'valid',
      states: {
        checking: { always: [{ guard: 'showsErrors', target: 'invalid' }, { target: 'valid' }] },
        valid: {},
        invalid: {},
        unknown: { exit: 'clearAlert' },
        failed: { exit: 'clearAlert' },
      },
      on: {
        'field.change': {
          target: '.checking',
          actions: { type: 'changeField', params: ({ event }) => event },
        },
        'form.submit': [
          { guard: 'isValid', target: 'asking' },
          { target: '.checking', actions: 'touchAllFields' },
        ],
      },
    },
    asking: {
      invoke: {
        input: ({ context }) => GrievanceKey.parse(context.values),
        ...callCases(
          'showGrievance',
          [
            { guard: succeeded, target: 'found', actions: { type: 'setFound', params: toValue } },
            { guard: failedWith('notFound'), target: 'editing.unknown', actions: SET_ALERT },
          ],
          { target: 'editing.failed', actions: SET_ALERT },
        ),
      },
    },
    found: {
      initial: 'shown',
      states: {
        shown: {
          initial: 'idle',
          states: {
            idle: {},
            invalid: {},
            failed: { exit: 'clearAlert' },
          },
          on: {
            'reason.change': {
              target: '.idle',
              actions: { type: 'changeReason', params: ({ event }) => event.value },
            },
            'progress.change': {
              target: '.idle',
              actions: { type: 'setFound', params: ({ event }) => event.progress },
            },
            'reopen.submit': [{ guard: 'hasReason', target: 'reopening' }, { target: '.invalid' }],
          },
        },
        reopening: {
          invoke: {
            input: ({ context }) => GrievanceReopening.parse({ ...context.values, reason: context.reason }),
            ...call(
              'reopenGrievance',
              { target: 'shown', actions: [{ type: 'setFound', params: toValue }, 'clearReason'] },
              { target: 'shown.failed', actions: SET_ALERT },
            ),
          },
        },
      },
      on: { 'form.again': { target: 'editing', actions: 'startAgain' } },
    },
  },
});

/** The errors that a user sees: those of touched fields only. */
export function shownKeyErrors(fields: FormFields<GrievanceKeyField>): FieldErrors<GrievanceKeyField> {
  return toErrors<GrievanceKeyField>(GrievanceKey, fields);
}

/** The error of a reason, if there is one. */
export function reasonProblem(reason: string): string | undefined {
  return GrievanceReopening.shape.reason.safeParse(reason).error?.issues[0]?.message;
}
