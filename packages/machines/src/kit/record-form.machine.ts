import type { Failure, FieldErrors, Result } from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import { call } from './call.ts';
import { placeholder } from './placeholder.ts';
import { toFailure, toReasonOr, toValue } from './results.ts';

/** What the form needs of a zod schema. */
export interface RecordSchema<Data> {
  readonly safeParse: (input: unknown) => {
    readonly data?: Data | undefined;
    readonly error?:
      | { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] }
      | undefined;
  };
}

/** As typed or chosen. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** The names of the fields. */
export type FieldOf<Values> = Extract<keyof Values, string>;

export interface RecordFormContext<Stored, Values extends FormValues> {
  readonly values: Values;
  /** The values with which the form opened. */
  readonly initial: Values;
  /** Fields whose errors are shown: those changed since the form opened, or all after a submit. */
  readonly touched: readonly FieldOf<Values>[];
  /** The first message of each invalid field. */
  readonly errors: FieldErrors<FieldOf<Values>>;
  /** What the server rejected, until the field changes. */
  readonly rejected: FieldErrors<FieldOf<Values>>;
  /** The record that is edited; undefined for a new one. */
  readonly record: Stored | undefined;
  /** Why the last save failed; English, for `t()`. */
  readonly alert: string | undefined;
  /** Whether the last save failed since the record has changed on the server. */
  readonly isConflict: boolean;
}

export type RecordFormEvent<Stored, Values extends FormValues> =
  /** A new record; it goes on with a draft where there is one. */
  | { type: 'form.add'; draft?: Values | undefined }
  | { type: 'form.edit'; record: Stored }
  | { type: 'field.change'; field: FieldOf<Values>; value: string | boolean }
  | { type: 'form.submit' }
  | { type: 'form.close' };

/** Emitted on each change, for the site to store what was typed; undefined once it is saved or given up. */
export interface DraftChanged<Values> {
  readonly type: 'draft.change';
  readonly draft: Values | undefined;
}

/** Emitted after a save, for the list to show the record. */
export interface RecordSaved<Stored> {
  readonly type: 'record.saved';
  readonly record: Stored;
}

/** Emitted after a failed save; the form shows the reason too. */
export interface RecordNotSaved {
  readonly type: 'record.notSaved';
  readonly reason: string;
}

interface RecordFormOptions<Stored, Values extends FormValues> {
  /** The id of the machine. */
  readonly id: string;
  /** The values of a new record; its keys are the fields, in the order of the form. */
  readonly empty: Values;
  /** A stored record as the form shows it. Default: empty, for records that are only added. */
  readonly toValues?: (record: Stored) => Values;
  /** What the schema checks. Default: the values as they are. */
  readonly toData?: (values: Values) => unknown;
  /** Removes invalid characters from typed text, such as all but digits. Default: the text stays as it is. */
  readonly clean?: (field: FieldOf<Values>, value: string) => string;
}

/** The sentence when the server gives no reason. */
const UNEXPECTED = 'Something went wrong. Please try again.';

/**
 * The form of a record, new or stored: checks while the user types, saves what is valid, then resets and closes. Fill
 * `saveRecord` with the call; `record` is undefined for a new one. The rules are those of `schema`.
 */
export function createRecordForm<Data, Stored, Values extends FormValues>(
  schema: RecordSchema<Data>,
  {
    id,
    empty,
    toValues = () => empty,
    toData = (values) => values,
    clean = (_, text) => text,
  }: RecordFormOptions<Stored, Values>,
) {
  const fields: FieldOf<Values>[] = [];
  for (const field in empty) fields.push(field);
  const toErrors = (values: Values) => {
    const errors: { [Field in FieldOf<Values>]?: string } = {};
    for (const { path, message } of schema.safeParse(toData(values)).error?.issues ?? []) {
      const field = fields.find((name) => name === path[0]);
      if (field !== undefined) errors[field] ??= message;
    }
    return errors;
  };
  const start = (values: Values, record?: Stored): RecordFormContext<Stored, Values> => ({
    values,
    initial: values,
    touched: [],
    errors: toErrors(values),
    rejected: {},
    record,
    alert: undefined,
    isConflict: false,
  });
  const toRejected = (named: Failure['fields'] = {}) => {
    const rejected: { [Field in FieldOf<Values>]?: string } = {};
    for (const field of fields) {
      const message = named[field];
      if (message !== undefined) rejected[field] = message;
    }
    return rejected;
  };
  const changed = (values: Values) => ({ values, errors: toErrors(values) });
  const save = ({ values, record }: RecordFormContext<Stored, Values>) => {
    const { data } = schema.safeParse(toData(values));
    if (data === undefined) throw new Error('only valid values are saved');
    return { record, data };
  };

  return setup({
    types: {
      context: {} as RecordFormContext<Stored, Values>,
      events: {} as RecordFormEvent<Stored, Values>,
      emitted: {} as RecordSaved<Stored> | RecordNotSaved | DraftChanged<Values>,
    },
    actors: {
      saveRecord: placeholder<Result<Stored>, { record: Stored | undefined; data: Data }>('saveRecord'),
    },
    guards: { isValid: ({ context }) => schema.safeParse(toData(context.values)).data !== undefined },
    actions: {
      startEmpty: assign((_, draft: Values | undefined) => ({ ...start(draft ?? empty), initial: empty })),
      startFrom: assign((_, record: Stored) => start(toValues(record), record)),
      changeField: assign(
        ({ context }, { field, value: typed }: { field: FieldOf<Values>; value: string | boolean }) => ({
          ...changed({ ...context.values, [field]: typeof typed === 'string' ? clean(field, typed) : typed }),
          touched: [...new Set([...context.touched, field])],
          rejected: { ...context.rejected, [field]: undefined },
        }),
      ),
      touchFields: assign({ touched: fields }),
      clearAlert: assign({ alert: undefined, isConflict: false }),
      setFailure: assign((_, failure: Failure | undefined) => ({
        alert: failure?.message ?? UNEXPECTED,
        rejected: toRejected(failure?.fields),
        isConflict: failure?.code === 'conflict' && failure.fields === undefined,
      })),
      emitDraft: emit(({ context }) => ({ type: 'draft.change' as const, draft: context.values })),
      emitNoDraft: emit({ type: 'draft.change', draft: undefined }),
      emitSaved: emit((_, record: Stored) => ({ type: 'record.saved' as const, record })),
      emitNotSaved: emit((_, reason: string) => ({ type: 'record.notSaved' as const, reason })),
    },
  }).createMachine({
    id,
    context: start(empty),
    initial: 'closed',
    states: {
      closed: {
        on: {
          'form.add': { target: 'open', actions: { type: 'startEmpty', params: ({ event }) => event.draft } },
          'form.edit': {
            target: 'open',
            actions: { type: 'startFrom', params: ({ event }) => event.record },
          },
        },
      },
      open: {
        initial: 'idle',
        states: { idle: {}, invalid: {}, failed: { exit: 'clearAlert' } },
        on: {
          'field.change': {
            target: '.idle',
            actions: [{ type: 'changeField', params: ({ event }) => event }, 'emitDraft'],
          },
          'form.submit': [
            { guard: 'isValid', target: 'saving' },
            { target: '.invalid', actions: 'touchFields' },
          ],
          'form.close': { target: 'closed', actions: 'emitNoDraft' },
        },
      },
      saving: {
        invoke: {
          input: ({ context }) => save(context),
          ...call(
            'saveRecord',
            {
              target: 'closed',
              actions: [
                { type: 'emitSaved', params: toValue },
                'emitNoDraft',
                { type: 'startEmpty', params: undefined },
              ],
            },
            {
              target: 'open.failed',
              actions: [
                { type: 'setFailure', params: toFailure },
                { type: 'emitNotSaved', params: toReasonOr(UNEXPECTED) },
              ],
            },
          ),
        },
      },
    },
  });
}
