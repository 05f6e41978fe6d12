import { type FieldErrors, GrievanceForm, type GrievanceProgress, type Result } from '@pgm/api/contract';
import { assign, emit, fromPromise, setup, stateIn } from 'xstate';
import { takenUp } from '../form-draft/index.ts';
import { type FormFields, changed, shownErrors as errorsOf } from '../form-errors/index.ts';
import type { ShowToast } from '../toasts/index.ts';
import {
  EMPTY_GRIEVANCE,
  GRIEVANCE_FIELDS,
  type GrievanceDraft,
  type GrievanceField,
  typedGrievanceValue,
} from './grievance-values.ts';

interface GrievanceFormContext extends FormFields<GrievanceField> {
  /** With which what is typed was sent; undefined until then, and once something in it changes. */
  readonly key: string | undefined;
  /** Why the last attempt failed; English, for `t()`. */
  readonly alert: string | undefined;
  /** The complaint as it was registered. */
  readonly filed: GrievanceProgress | undefined;
  /** Whether it follows another. */
  readonly isAgain: boolean;
}

export type GrievanceFormEvent =
  | { type: 'field.change'; field: GrievanceField; value: string }
  /** `key` is a new one of 8 to 64 of A–Z, a–z, 0–9 and -; what was sent already keeps its own. */
  | { type: 'form.submit'; key: string }
  | { type: 'number.copy' }
  | { type: 'form.again' };

/** A complaint as it is sent: the same one with the same key. */
interface SentGrievance {
  readonly form: GrievanceForm;
  readonly key: string;
}

const START = {
  values: EMPTY_GRIEVANCE,
  touched: [],
  key: undefined,
  alert: undefined,
  filed: undefined,
  isAgain: false,
};

/**
 * The form of a complaint: checks while the person types, sends what is right once, and shows the number that it got.
 * Fill `fileGrievance` with the call, and `copyNumber` with what the browser has. What was begun outlives the page: fill
 * `keepDraft`, `forgetDraft` and `recallDraft` with what remembers it meanwhile.
 */
export const grievanceFormMachine = setup({
  types: {
    context: {} as GrievanceFormContext,
    events: {} as GrievanceFormEvent,
    emitted: {} as ShowToast,
  },
  actors: {
    fileGrievance: fromPromise<Result<GrievanceProgress>, SentGrievance>(() =>
      Promise.reject(new Error('fileGrievance is not provided')),
    ),
    copyNumber: fromPromise<void, string>(() => Promise.reject(new Error('copyNumber is not provided'))),
    recallDraft: fromPromise<GrievanceDraft | undefined>(() =>
      Promise.reject(new Error('recallDraft is not provided')),
    ),
  },
  guards: {
    isRight: ({ context }) => GrievanceForm.safeParse(context.values).success,
    showsErrors: ({ context }) => Object.keys(shownGrievanceErrors(context)).length > 0,
    succeeded: (_, answer: Result<unknown>) => answer.ok,
    isEditing: stateIn('editing'),
  },
  actions: {
    changeField: assign(({ context }, { field, value }: { field: GrievanceField; value: string }) => ({
      ...changed(context, { field, value: typedGrievanceValue(field, value) }),
      key: undefined,
    })),
    takeDraft: assign(({ context }, draft: GrievanceDraft | undefined) =>
      takenUp(GRIEVANCE_FIELDS, context.values, draft),
    ),
    keepDraft: (_args, _draft: GrievanceDraft) => {},
    forgetDraft: () => {},
    touchAllFields: assign({ touched: GRIEVANCE_FIELDS }),
    takeKey: assign(({ context }, key: string) => ({ key: context.key ?? key })),
    takeFiled: assign((_, answer: Result<GrievanceProgress>) => ({
      filed: answer.ok ? answer.value : undefined,
    })),
    takeAlert: assign((_, answer?: Result<unknown>) => ({
      alert: answer?.ok === false ? answer.failure.message : 'Something went wrong. Please try again.',
    })),
    clearAlert: assign({ alert: undefined }),
    toastCopied: emit({ type: 'toast.show', kind: 'success', message: 'Number copied' }),
    toastNotCopied: emit({
      type: 'toast.show',
      kind: 'error',
      message: 'The number could not be copied. Select it and copy it yourself.',
    }),
    startAgain: assign(({ context: { values } }) => ({
      ...START,
      isAgain: true,
      values: { ...EMPTY_GRIEVANCE, name: values.name, mobile: values.mobile, email: values.email },
    })),
  },
}).createMachine({
  id: 'grievance-form',
  context: START,
  // Once, as it begins.
  invoke: {
    id: 'recallDraft',
    src: 'recallDraft',
    onDone: {
      guard: 'isEditing',
      target: '.editing.checking',
      actions: [
        { type: 'takeDraft', params: ({ event }) => event.output },
        { type: 'keepDraft', params: ({ context }) => draftOf(context) },
      ],
    },
    // Then there is nothing to go on with.
    onError: {},
  },
  initial: 'editing',
  states: {
    editing: {
      initial: 'right',
      states: {
        checking: { always: [{ guard: 'showsErrors', target: 'wrong' }, { target: 'right' }] },
        right: {},
        wrong: {},
      },
      on: {
        'field.change': {
          target: '.checking',
          actions: [
            { type: 'changeField', params: ({ event }) => event },
            { type: 'keepDraft', params: ({ context }) => draftOf(context) },
          ],
        },
        'form.submit': [
          {
            guard: 'isRight',
            target: 'submitting',
            actions: [
              { type: 'takeKey', params: ({ event }) => event.key },
              { type: 'keepDraft', params: ({ context }) => draftOf(context) },
            ],
          },
          { target: '.checking', actions: 'touchAllFields' },
        ],
      },
    },
    submitting: {
      invoke: {
        id: 'fileGrievance',
        src: 'fileGrievance',
        input: ({ context }) => sentGrievance(context),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'filed',
            actions: { type: 'takeFiled', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'takeAlert', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'takeAlert' },
      },
    },
    failed: {
      exit: 'clearAlert',
      on: {
        'field.change': {
          target: 'editing.checking',
          actions: [
            { type: 'changeField', params: ({ event }) => event },
            { type: 'keepDraft', params: ({ context }) => draftOf(context) },
          ],
        },
        'form.submit': {
          target: 'submitting',
          actions: { type: 'takeKey', params: ({ event }) => event.key },
        },
      },
    },
    filed: {
      entry: 'forgetDraft',
      initial: 'shown',
      states: {
        shown: { on: { 'number.copy': 'copying' } },
        copying: {
          invoke: {
            id: 'copyNumber',
            src: 'copyNumber',
            input: ({ context }) => context.filed?.number ?? '',
            onDone: { target: 'shown', actions: 'toastCopied' },
            onError: { target: 'shown', actions: 'toastNotCopied' },
          },
        },
      },
      on: { 'form.again': { target: 'editing', actions: 'startAgain' } },
    },
  },
});

/** The errors a person sees: those of touched fields only. */
export function shownGrievanceErrors(fields: FormFields<GrievanceField>): FieldErrors<GrievanceField> {
  return errorsOf<GrievanceField>(GrievanceForm, fields);
}

function draftOf({ values, key }: GrievanceFormContext): GrievanceDraft {
  return { values, key };
}

function sentGrievance({ values, key }: GrievanceFormContext): SentGrievance {
  if (key === undefined) throw new Error('a complaint is sent with a key');
  return { form: GrievanceForm.parse(values), key };
}
