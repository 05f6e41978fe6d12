import type { Result } from '@pgm/api/contract';
import { type EventObject, assign, fromCallback, or, setup, stateIn } from 'xstate';
import { callCases, placeholder, toOutput, when } from '../../kit/index.ts';
import { CHANGE_FIELD, DRAFT_EDITING, SAVE_DRAFT } from '../../kit/draft-states.ts';
import { type FormDraft, mergeDraft } from '../../kit/form-draft.ts';
import { type FormFields, changed, shownErrors } from '../../kit/form-errors.ts';
import { nationalDigits } from '../../kit/mobile-number.ts';

/** A form as it is sent: the same one always has the same key. */
export interface SentForm<Form> {
  readonly lead: Form;
  readonly key: string;
}

/** The message for a lead that could not be sent; `text` is a template for `t(text, values)`. */
export interface LeadAlert {
  readonly text: 'Failed to submit: {error}' | 'Something went wrong. Please try again.';
  readonly values: Readonly<Record<string, string>>;
}

/** What a form of a visitor remembers. */
export interface VisitorFormContext<Field extends string> extends FormFields<Field> {
  /** The key with which the typed values were sent; undefined before that and after a change of them. */
  readonly key: string | undefined;
  readonly alert: LeadAlert | undefined;
}

export type VisitorFormEvent<Field extends string> =
  | { type: 'field.change'; field: Field; value: string }
  /** `key` is a new one of 8 to 64 of A–Z, a–z, 0–9 and -; values that were already sent keep their own key. */
  | { type: 'form.submit'; key: string }
  /** The outcome of a lead that was saved for later. */
  | { type: 'lead.sent' }
  | { type: 'lead.refused'; message: string };

const UNEXPECTED: LeadAlert = { text: 'Something went wrong. Please try again.', values: {} };

/** How long the thank-you panel stays, in ms (spec section 9). */
export const THANK_YOU_MS = 5000;

/** What a form of a visitor asks for. */
export interface VisitorFormOptions<Form, Field extends string> {
  /** The id of the machine. */
  readonly id: string;
  /** The rules of the contract. */
  readonly schema: Parameters<typeof shownErrors<Field>>[0];
  /** Reads what the schema has found valid. */
  readonly toForm: (values: unknown) => Form;
  /** In the order in which the user fills them in. */
  readonly fields: readonly Field[];
  readonly empty: Readonly<Record<Field, string>>;
}

/**
 * A form that a visitor sends without an account (spec sections 2, 4 and 5): validates while the user types, sends only a
 * valid form, shows thanks for 5 s and starts again. Provide `sendLead` with the call that stores it once, also when it
 * is sent again; `queueLead` with a function that queues it on this device while the browser is offline, and
 * resolves to whether it is queued; and `watchQueuedLead` with a callback that reports its delivery. The draft
 * survives the page: provide `saveDraft`, `forgetDraft` and `recallDraft` with the storage that holds it until the
 * lead is sent or queued.
 */
export function createVisitorForm<Form, Field extends string>({
  id,
  schema,
  toForm,
  fields,
  empty,
}: VisitorFormOptions<Form, Field>) {
  const start: VisitorFormContext<Field> = { values: empty, touched: [], key: undefined, alert: undefined };
  const toSent = ({ values, key }: VisitorFormContext<Field>): SentForm<Form> => {
    if (key === undefined) throw new Error('a lead is sent with a key');
    return { lead: toForm(values), key };
  };
  return setup({
    types: { context: {} as VisitorFormContext<Field>, events: {} as VisitorFormEvent<Field> },
    actors: {
      sendLead: placeholder<Result<unknown>, SentForm<Form>>('sendLead'),
      queueLead: placeholder<boolean, SentForm<Form>>('queueLead'),
      watchQueuedLead: fromCallback<EventObject, SentForm<Form>>(() => {
        throw new Error('watchQueuedLead is not provided');
      }),
      recallDraft: placeholder<FormDraft<Field> | undefined>('recallDraft'),
    },
    guards: {
      isValid: ({ context }) => schema.safeParse(context.values).success,
      showsErrors: ({ context }) => Object.keys(shownErrors<Field>(schema, context)).length > 0,
      wasStored: (_, result: Result<unknown>) => result.ok,
      isResponseLost: (_, result: Result<unknown>) => !result.ok && result.failure.code === 'noResponse',
      isSaved: (_, isSaved: boolean) => isSaved,
      isFilledIn: or([stateIn('idle'), stateIn('editing')]),
    },
    actions: {
      changeField: assign(({ context }, { field, value }: { field: Field; value: string }) => ({
        ...changed(context, { field, value: field === 'mobile' ? nationalDigits(value) : value }),
        key: undefined,
      })),
      applyDraft: assign(({ context }, draft: FormDraft<Field> | undefined) =>
        mergeDraft(fields, context.values, draft),
      ),
      saveDraft: (_args, _draft: FormDraft<Field>) => {},
      forgetDraft: () => {},
      touchAllFields: assign({ touched: fields }),
      setKey: assign(({ context }, key: string) => ({ key: context.key ?? key })),
      clearForm: assign(start),
      clearAlert: assign({ alert: undefined }),
      alertRejection: assign((_, result: Result<unknown>) => ({ alert: toRejection(result) })),
      alertUnexpected: assign({ alert: UNEXPECTED }),
      alertLateRejection: assign((_, { message }: { message: string }) => ({ alert: rejection(message) })),
    },
    delays: {
      thankYou: THANK_YOU_MS,
    },
  }).createMachine({
    id,
    context: start,
    // Runs once, at the start.
    invoke: {
      id: 'recallDraft',
      src: 'recallDraft',
      onDone: {
        guard: 'isFilledIn',
        target: '.editing',
        actions: [{ type: 'applyDraft', params: toOutput }, SAVE_DRAFT],
      },
      // Without a draft the form stays empty.
      onError: {},
    },
    initial: 'idle',
    states: {
      idle: {
        on: {
          'field.change': {
            target: 'editing',
            actions: CHANGE_FIELD,
          },
          'form.submit': { target: 'editing', actions: 'touchAllFields' },
        },
      },
      editing: DRAFT_EDITING,
      submitting: {
        invoke: {
          id: 'sendLead',
          src: 'sendLead',
          input: ({ context }) => toSent(context),
          onDone: [
            { guard: { type: 'wasStored', params: toOutput }, target: 'thanked' },
            when('isResponseLost', 'saving', 'alertRejection'),
            { target: 'failed', actions: { type: 'alertRejection', params: toOutput } },
          ],
          onError: { target: 'failed', actions: 'alertUnexpected' },
        },
      },
      saving: {
        invoke: {
          input: ({ context }) => toSent(context),
          ...callCases(
            'queueLead',
            [{ guard: { type: 'isSaved', params: toOutput }, target: 'queued', actions: 'clearAlert' }],
            { target: 'failed' },
          ),
        },
      },
      queued: {
        entry: 'forgetDraft',
        invoke: {
          id: 'watchQueuedLead',
          src: 'watchQueuedLead',
          input: ({ context }) => toSent(context),
          // The lead stays saved; only the notice of its sending is missing.
          onError: {},
        },
        on: {
          'lead.sent': 'thanked',
          'lead.refused': {
            target: 'failed',
            actions: { type: 'alertLateRejection', params: ({ event }) => event },
          },
        },
      },
      failed: {
        exit: 'clearAlert',
        on: {
          'field.change': {
            target: 'editing',
            actions: CHANGE_FIELD,
          },
          'form.submit': {
            target: 'submitting',
            actions: { type: 'setKey', params: ({ event }) => event.key },
          },
        },
      },
      thanked: {
        entry: ['clearForm', 'forgetDraft'],
        after: { thankYou: 'idle' },
      },
    },
  });
}

function toRejection(result: Result<unknown>): LeadAlert | undefined {
  if (result.ok) return undefined;
  return rejection(result.failure.message);
}

function rejection(error: string): LeadAlert {
  if (error === '') return UNEXPECTED;
  return { text: 'Failed to submit: {error}', values: { error } };
}
