import { type FieldErrors, GrievanceForm, type GrievanceProgress, type Result } from '@pgm/api/contract';
import { assign, emit, setup, stateIn } from 'xstate';
import { call, placeholder, toOutput, toReasonOr, toValue } from '../../kit/index.ts';
import { CHANGE_FIELD, DRAFT_EDITING, SAVE_DRAFT } from '../../kit/draft-states.ts';
import { mergeDraft } from '../../kit/form-draft.ts';
import { type FormFields, changed, shownErrors as toErrors } from '../../kit/form-errors.ts';
import type { ShowToast } from '../toasts/index.ts';
import {
  EMPTY_GRIEVANCE,
  GRIEVANCE_FIELDS,
  type GrievanceDraft,
  type GrievanceField,
  typedGrievanceValue,
} from './grievance-values.ts';

interface GrievanceFormContext extends FormFields<GrievanceField> {
  /** The key with which the typed values were sent; undefined before that and after a change of them. */
  readonly key: string | undefined;
  /** Why the last attempt failed; English, for `t()`. */
  readonly alert: string | undefined;
  /** The grievance as it was registered. */
  readonly filed: GrievanceProgress | undefined;
  /** Whether another grievance was registered before. */
  readonly isAgain: boolean;
}

export type GrievanceFormEvent =
  | { type: 'field.change'; field: GrievanceField; value: string }
  /** `key` is a new one of 8 to 64 of A–Z, a–z, 0–9 and -; values that were already sent keep their own key. */
  | { type: 'form.submit'; key: string }
  | { type: 'number.copy' }
  | { type: 'form.again' };

/** A grievance as it is sent: the same grievance always has the same key. */
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
 * The form of a grievance: validates while the user types, sends a valid form once, and shows the number of the
 * grievance. Provide `fileGrievance` with the call, and `copyNumber` with the clipboard of the browser. The draft
 * survives the page: provide `saveDraft`, `forgetDraft` and `recallDraft` with the session storage.
 */
export const grievanceFormMachine = setup({
  types: {
    context: {} as GrievanceFormContext,
    events: {} as GrievanceFormEvent,
    emitted: {} as ShowToast,
  },
  actors: {
    fileGrievance: placeholder<Result<GrievanceProgress>, SentGrievance>('fileGrievance'),
    copyNumber: placeholder<void, string>('copyNumber'),
    recallDraft: placeholder<GrievanceDraft | undefined>('recallDraft'),
  },
  guards: {
    isValid: ({ context }) => GrievanceForm.safeParse(context.values).success,
    showsErrors: ({ context }) => Object.keys(shownGrievanceErrors(context)).length > 0,
    isEditing: stateIn('editing'),
  },
  actions: {
    changeField: assign(({ context }, { field, value }: { field: GrievanceField; value: string }) => ({
      ...changed(context, { field, value: typedGrievanceValue(field, value) }),
      key: undefined,
    })),
    applyDraft: assign(({ context }, draft: GrievanceDraft | undefined) =>
      mergeDraft(GRIEVANCE_FIELDS, context.values, draft),
    ),
    saveDraft: (_args, _draft: GrievanceDraft) => {},
    forgetDraft: () => {},
    touchAllFields: assign({ touched: GRIEVANCE_FIELDS }),
    setKey: assign(({ context }, key: string) => ({ key: context.key ?? key })),
    setFiled: assign((_, filed: GrievanceProgress) => ({ filed })),
    setAlert: assign((_, alert: string) => ({ alert })),
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
  // Runs once, at the start.
  invoke: {
    id: 'recallDraft',
    src: 'recallDraft',
    onDone: {
      guard: 'isEditing',
      target: '.editing.checking',
      actions: [{ type: 'applyDraft', params: toOutput }, SAVE_DRAFT],
    },
    // Without a draft the form stays empty.
    onError: {},
  },
  initial: 'editing',
  states: {
    editing: { ...DRAFT_EDITING, initial: 'valid' },
    submitting: {
      invoke: {
        input: ({ context }) => sentGrievance(context),
        ...call(
          'fileGrievance',
          { target: 'filed', actions: { type: 'setFiled', params: toValue } },
          {
            target: 'failed',
            actions: { type: 'setAlert', params: toReasonOr('Something went wrong. Please try again.') },
          },
        ),
      },
    },
    failed: {
      exit: 'clearAlert',
      on: {
        'field.change': {
          target: 'editing.checking',
          actions: CHANGE_FIELD,
        },
        'form.submit': {
          target: 'submitting',
          actions: { type: 'setKey', params: ({ event }) => event.key },
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

/** The errors that a user sees: those of touched fields only. */
export function shownGrievanceErrors(fields: FormFields<GrievanceField>): FieldErrors<GrievanceField> {
  return toErrors<GrievanceField>(GrievanceForm, fields);
}

function sentGrievance({ values, key }: GrievanceFormContext): SentGrievance {
  if (key === undefined) throw new Error('a complaint is sent with a key');
  return { form: GrievanceForm.parse(values), key };
}
