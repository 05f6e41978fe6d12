import type { FieldErrors, Result } from '@pgm/api/contract';
import {
  type DoneActorEvent,
  type EventObject,
  and,
  assign,
  fromCallback,
  not,
  setup,
  stateIn,
} from 'xstate';
import { callCases } from './call.ts';
import { type FormDraft, mergeDraft } from './form-draft.ts';
import { type FormFields, type FormSchema, changed, firstErrors } from './form-errors.ts';
import { failedWith, succeeded } from './guards.ts';
import { placeholder } from './placeholder.ts';
import type { PortParams } from './with-ports.ts';
import { type Ended, toEvent, toFailure, toOutput, toValue } from './results.ts';

export interface SubmitFormContext<Field extends string, Value> extends FormFields<Field> {
  /** The first message of each invalid field, whether it is shown or not. */
  readonly errors: FieldErrors<Field>;
  /** The key with which the typed values were sent; undefined before that and after a change of them. */
  readonly key: string | undefined;
  /** Why the last attempt failed; English, for `t()`. Undefined where the failure has no sentence. */
  readonly reason: string | undefined;
  /** What the server returned for the form that was sent last. */
  readonly value: Value | undefined;
  /** Whether another form was sent before this one. */
  readonly isAgain: boolean;
}

export type SubmitFormEvent<Field extends string> =
  | { readonly type: 'field.change'; readonly field: Field; readonly value: string }
  /** `key` is a new one of 8 to 64 of A–Z, a–z, 0–9 and -; values that were already sent go with their own key. */
  | { readonly type: 'form.submit'; readonly key: string }
  /** Another form, after one that was sent. */
  | { readonly type: 'form.again' }
  /** The outcome of a form that was queued. */
  | { readonly type: 'form.sent' }
  | { readonly type: 'form.rejected'; readonly message: string };

/** A form as it is sent: the same one always has the same key. */
export interface SubmittedForm<Data> {
  readonly data: Data;
  readonly key: string;
}

interface SubmitFormOptions<Field extends string> {
  /** The id of the machine. */
  readonly id: string;
  /** The values of an empty form; its keys are the fields, in their order. */
  readonly empty: Readonly<Record<Field, string>>;
  /** Removes invalid characters from typed text. Default: the text stays as it is. */
  readonly clean?: (field: Field, value: string) => string;
  /** Which values stay for the next form. Default: none. */
  readonly staying?: readonly Field[];
  /** Whether what is typed survives the page. Default: no. */
  readonly hasDraft?: boolean;
  /** Whether a form without a response is queued on the device. Default: no. */
  readonly hasQueue?: boolean;
  /** How long `done` stays before an empty form takes its place, in ms. Default: until `form.again`. */
  readonly doneMs?: number;
}

/**
 * A form that is sent, not stored as a record: checks while the user types, and sends only valid values. Provide `submitForm`
 * with the call. With a draft, provide `recallDraft`, `saveDraft` and `forgetDraft` with the storage that holds it until the
 * form is sent or queued. With a queue, provide `queueForm`, which resolves to whether the form is queued, and
 * `watchQueuedForm`, a callback that reports its delivery.
 */
export function createSubmitForm<Data, Value, Field extends string>(
  schema: FormSchema<Data>,
  {
    id,
    empty,
    clean = (_, text) => text,
    staying = [],
    hasDraft = false,
    hasQueue = false,
    doneMs,
  }: SubmitFormOptions<Field>,
) {
  const fields: Field[] = [];
  for (const field in empty) fields.push(field);
  const withErrors = (values: Readonly<Record<Field, string>>) => ({
    values,
    errors: firstErrors(schema, fields, values),
  });
  const start: SubmitFormContext<Field, Value> = {
    ...withErrors(empty),
    touched: [],
    key: undefined,
    reason: undefined,
    value: undefined,
    isAgain: false,
  };
  const toSubmitted = ({ values, key }: SubmitFormContext<Field, Value>): SubmittedForm<Data> => {
    const { data } = schema.safeParse(values);
    if (data === undefined || key === undefined) throw new Error('only valid values are sent, with a key');
    return { data, key };
  };
  const failed = {
    target: '#failed',
    actions: { type: 'setReason', params: toSentence },
  } as const;
  const toDraft = ({ context: { values, key } }: { context: SubmitFormContext<Field, Value> }) => ({
    draft: { values, key },
  });
  const saveDraft = { type: 'saveDraft', params: toDraft } as const;
  const forgetDraft = { type: 'forgetDraft', params: {} } as const;

  return setup({
    types: {
      context: {} as SubmitFormContext<Field, Value>,
      events: {} as SubmitFormEvent<Field>,
    },
    actors: {
      submitForm: placeholder<Result<Value>, SubmittedForm<Data>>('submitForm'),
      recallDraft: placeholder<FormDraft<Field> | undefined>('recallDraft'),
      queueForm: placeholder<boolean, SubmittedForm<Data>>('queueForm'),
      watchQueuedForm: fromCallback<EventObject, SubmittedForm<Data>>(() => {
        throw new Error('watchQueuedForm is not provided');
      }),
    },
    delays: { doneOver: doneMs ?? 0 },
    guards: {
      isValid: ({ context: { errors } }) => Object.keys(errors).length === 0,
      isFilledIn: and([stateIn('editing'), not(stateIn({ editing: 'failed' }))]),
      isQueued: (_, isQueued: boolean) => isQueued,
    },
    actions: {
      changeField: assign(({ context }, { field, value }: { field: Field; value: string }) => {
        const next = changed(context, { field, value: clean(field, value) });
        return { ...next, ...withErrors(next.values), key: undefined };
      }),
      touchFields: assign({ touched: fields }),
      applyDraft: assign(({ context }, draft: FormDraft<Field> | undefined) => {
        const { values, key } = mergeDraft(fields, context.values, draft);
        return { ...withErrors(values), key };
      }),
      saveDraft: (_args, _params: PortParams & { readonly draft: FormDraft<Field> }) => {},
      forgetDraft: (_args, _params: PortParams) => {},
      setKey: assign(({ context }, key: string) => ({ key: context.key ?? key })),
      setValue: assign((_, { value }: { value: Value }) => ({ value })),
      setReason: assign((_, reason: string | undefined) => ({ reason })),
      clearReason: assign({ reason: undefined }),
      clearForm: assign(start),
      startAgain: assign(({ context }) => {
        const values: Record<Field, string> = { ...empty };
        for (const field of staying) values[field] = context.values[field];
        return { ...start, ...withErrors(values), isAgain: true };
      }),
    },
  }).createMachine({
    id,
    context: start,
    // Runs once, at the start.
    ...(hasDraft && {
      invoke: {
        id: 'recallDraft',
        src: 'recallDraft',
        onDone: {
          guard: 'isFilledIn',
          target: '.editing',
          actions: [{ type: 'applyDraft', params: toOutput }, saveDraft],
        },
        // Without a draft the form stays empty.
        onError: {},
      },
    }),
    initial: 'editing',
    states: {
      editing: {
        initial: 'idle',
        states: { idle: {}, invalid: {}, failed: { id: 'failed', exit: 'clearReason' } },
        on: {
          'field.change': {
            target: '.idle',
            actions: [{ type: 'changeField', params: toEvent }, saveDraft],
          },
          'form.submit': [
            {
              guard: 'isValid',
              target: 'submitting',
              actions: [{ type: 'setKey', params: ({ event }) => event.key }, saveDraft],
            },
            { target: '.invalid', actions: 'touchFields' },
          ],
        },
      },
      submitting: {
        invoke: {
          input: ({ context }) => toSubmitted(context),
          ...callCases(
            'submitForm',
            [
              {
                guard: succeeded,
                target: 'done',
                actions: {
                  type: 'setValue',
                  params: ({ event }: { event: DoneActorEvent<Result<Value>> }) => ({
                    value: toValue({ event }),
                  }),
                },
              },
              ...(hasQueue
                ? [
                    {
                      guard: failedWith('noResponse'),
                      target: 'queueing',
                      actions: { type: 'setReason', params: toSentence },
                    } as const,
                  ]
                : []),
            ],
            failed,
          ),
        },
      },
      ...(hasQueue && {
        queueing: {
          invoke: {
            input: ({ context }: { context: SubmitFormContext<Field, Value> }) => toSubmitted(context),
            ...callCases(
              'queueForm',
              [{ guard: { type: 'isQueued', params: toOutput }, target: 'queued', actions: 'clearReason' }],
              { target: '#failed' },
            ),
          },
        },
        queued: {
          entry: forgetDraft,
          invoke: {
            id: 'watchQueuedForm',
            src: 'watchQueuedForm',
            input: ({ context }: { context: SubmitFormContext<Field, Value> }) => toSubmitted(context),
            // The form stays queued; only the notice of its delivery is missing.
            onError: {},
          },
          on: {
            'form.sent': 'done',
            'form.rejected': {
              target: '#failed',
              actions: {
                type: 'setReason',
                params: ({ event }: { event: { message: string } }) => event.message,
              },
            },
          },
        },
      }),
      done: {
        entry: doneMs === undefined ? forgetDraft : ['clearForm', forgetDraft],
        ...(doneMs !== undefined && { after: { doneOver: 'editing' } }),
        on: { 'form.again': { target: 'editing', actions: 'startAgain' } },
      },
    },
  });
}

/** Action params: the sentence of a failed call; undefined where it brings none. */
function toSentence(ended: Ended): string | undefined {
  return toFailure(ended)?.message || undefined;
}
