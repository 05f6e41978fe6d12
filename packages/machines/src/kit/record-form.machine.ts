import type { Failure, FieldErrors, Result } from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import { call } from './call.ts';
import { type FormSchema, firstErrors } from './form-errors.ts';
import { placeholder } from './placeholder.ts';
import { PLEASE_TRY_AGAIN, toFailure, toValue } from './results.ts';

/** As typed or chosen: texts, flags, lists. A changed value is another value, never the same list with other entries. */
export type FormValues = Readonly<Record<string, unknown>>;

/** The names of the fields. */
export type FieldOf<Values> = Extract<keyof Values, string>;

/** A field that another editor changed while it was edited here. */
export interface FieldConflict<Values extends FormValues> {
  readonly field: FieldOf<Values>;
  readonly mine: Values[FieldOf<Values>];
  readonly theirs: Values[FieldOf<Values>];
  /** Undefined until the user chooses. */
  readonly choice: 'mine' | 'theirs' | undefined;
}

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
  /** What another editor changed meanwhile. */
  readonly conflicts: readonly FieldConflict<Values>[];
  /** Whether the form was left with what was typed. */
  readonly isLeft: boolean;
}

export type RecordFormEvent<Stored, Values extends FormValues> =
  /** A new record; it goes on with a draft where there is one, else begins with what is known already. */
  | { type: 'form.add'; draft?: Values | undefined; known?: Partial<Values> | undefined }
  /** Opens a record; a form that is open shows it where nothing is unsaved. */
  | { type: 'form.edit'; record: Stored }
  | { type: 'field.change'; field: FieldOf<Values>; value: Values[FieldOf<Values>] }
  /** Chooses a value of a field; one without a conflict stays as it is. */
  | { type: 'conflict.resolve'; field: string; choice: 'mine' | 'theirs' }
  | { type: 'form.submit' }
  /** Closes the form; with `asksToDiscard`, the user must confirm it where something is unsaved. */
  | { type: 'form.close' }
  /** Closes the form, which goes on from what was typed when the same record is opened next. */
  | { type: 'form.leave' }
  | { type: 'form.discard' }
  | { type: 'form.resume' };

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
  /** Whether another editor has changed the record: it came with the failure, and lists show it as it was. */
  readonly isStale: boolean;
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
  /** The fields that become empty when another one changes, such as the value of what is chosen. Default: none. */
  readonly dependants?: Partial<Readonly<Record<FieldOf<Values>, readonly FieldOf<Values>[]>>>;
  /** Reads the stored record that comes with a conflict. Default: the form only shows that there was one. */
  readonly stored?: FormSchema<Stored>;
  /** What the form says when another person changed only other fields; English. Default: a sentence about any record. */
  readonly merged?: string;
  /** Whether the user is asked before unsaved changes are discarded. Default: no. */
  readonly asksToDiscard?: boolean;
}

/** Another editor changed fields that the user did not change. */
const MERGED = 'Another person changed other fields of this record. They are shown now: save again.';

/**
 * The form of a record, new or stored: checks while the user types, saves what is valid, then resets and closes. Fill
 * `saveRecord` with the call; `record` is undefined for a new one. The rules are those of `schema`.
 */
export function createRecordForm<Data, Stored, Values extends FormValues>(
  schema: FormSchema<Data>,
  {
    id,
    empty,
    toValues = () => empty,
    toData = (values) => values,
    clean = (_, text) => text,
    dependants = {},
    stored,
    merged = MERGED,
    asksToDiscard = false,
  }: RecordFormOptions<Stored, Values>,
) {
  const fields: FieldOf<Values>[] = [];
  for (const field in empty) fields.push(field);
  const toErrors = (values: Values) => firstErrors(schema, fields, toData(values));
  const start = (values: Values, record?: Stored): RecordFormContext<Stored, Values> => ({
    values,
    initial: values,
    touched: [],
    errors: toErrors(values),
    rejected: {},
    record,
    alert: undefined,
    conflicts: [],
    isLeft: false,
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
  /** The record as another editor has stored it; undefined for a failure without one. */
  const toTheirs = (failure: Failure | undefined) => stored?.safeParse(failure?.current).data;
  /**
   * The form after another editor's change: it goes on from their record, with what the user changed. The user is asked about
   * what both changed.
   */
  const withTheirs = (context: RecordFormContext<Stored, Values>, failure: Failure | undefined) => {
    const theirs = toTheirs(failure);
    if (theirs === undefined) return {};
    const initial = toValues(theirs);
    const isMine = (field: FieldOf<Values>) => !isSame(context.values[field], context.initial[field]);
    const isTheirs = (field: FieldOf<Values>) => !isSame(initial[field], context.initial[field]);
    const conflicts = fields
      .filter((field) => isMine(field) && isTheirs(field) && !isSame(initial[field], context.values[field]))
      .map((field) => ({ field, mine: context.values[field], theirs: initial[field], choice: undefined }));
    const values = fields
      .filter((field) => !isMine(field))
      .reduce((all, field) => ({ ...all, [field]: initial[field] }), context.values);
    const alert = conflicts.length === 0 && { alert: merged };
    return { record: theirs, initial, conflicts, ...changed(values), ...alert };
  };
  const save = ({ values, record }: RecordFormContext<Stored, Values>) => {
    const { data } = schema.safeParse(toData(values));
    if (data === undefined) throw new Error('only valid values are saved');
    return { record, data };
  };
  const closing = [
    ...(asksToDiscard ? [{ guard: 'isDirty', target: 'discarding' } as const] : []),
    { target: 'closed', actions: 'emitNoDraft' },
  ] as const;
  const leaving = { target: 'closed', actions: 'leave' } as const;

  return setup({
    types: {
      context: {} as RecordFormContext<Stored, Values>,
      events: {} as RecordFormEvent<Stored, Values>,
      emitted: {} as RecordSaved<Stored> | RecordNotSaved | DraftChanged<Values>,
    },
    actors: {
      saveRecord: placeholder<Result<Stored>, { record: Stored | undefined; data: Data }>('saveRecord'),
    },
    guards: {
      isValid: ({ context: { values, conflicts } }) =>
        conflicts.every(({ choice }) => choice) && schema.safeParse(toData(values)).data !== undefined,
      isDirty: ({ context }) => isDirty(context),
      isClean: ({ context }) => !isDirty(context),
      isLeft: ({ context }, { record }: { record?: Stored }) =>
        context.isLeft && isSame(record, context.record),
    },
    actions: {
      startEmpty: assign(
        (_, { draft, known }: { draft?: Values | undefined; known?: Partial<Values> | undefined }) => {
          const initial = { ...empty, ...known };
          return { ...start(draft ?? initial), initial };
        },
      ),
      startFrom: assign((_, { record }: { record: Stored }) => start(toValues(record), record)),
      changeField: assign(
        ({ context }, { field, value }: { field: FieldOf<Values>; value: Values[FieldOf<Values>] }) => {
          const emptied = dependants[field] ?? [];
          const values = {
            ...context.values,
            ...Object.fromEntries(emptied.map((name) => [name, empty[name]])),
            [field]: typeof value === 'string' ? clean(field, value) : value,
          };
          return {
            ...changed(values),
            touched: [...new Set([...context.touched, field])].filter((name) => !emptied.includes(name)),
            rejected: {
              ...context.rejected,
              ...Object.fromEntries([field, ...emptied].map((name) => [name, undefined])),
            },
            conflicts: context.conflicts.map((conflict) =>
              conflict.field === field
                ? { ...conflict, mine: values[field], choice: 'mine' as const }
                : conflict,
            ),
          };
        },
      ),
      resolveConflict: assign(
        ({ context }, { field, choice }: { field: string; choice: 'mine' | 'theirs' }) => {
          const resolved = context.conflicts.find((conflict) => conflict.field === field);
          return {
            ...changed({ ...context.values, ...(resolved && { [resolved.field]: resolved[choice] }) }),
            conflicts: context.conflicts.map((conflict) =>
              conflict === resolved ? { ...conflict, choice } : conflict,
            ),
          };
        },
      ),
      leave: assign({ isLeft: true }),
      goOn: assign({ isLeft: false }),
      touchFields: assign({ touched: fields }),
      clearAlert: assign({ alert: undefined }),
      setFailure: assign(({ context }, failure: Failure | undefined) => ({
        alert: failure?.message || PLEASE_TRY_AGAIN,
        rejected: toRejected(failure?.fields),
        ...withTheirs(context, failure),
      })),
      emitDraft: emit(({ context }) => ({ type: 'draft.change' as const, draft: context.values })),
      emitNoDraft: emit({ type: 'draft.change', draft: undefined }),
      emitSaved: emit((_, record: Stored) => ({ type: 'record.saved' as const, record })),
      emitNotSaved: emit((_, failure: Failure | undefined) => ({
        type: 'record.notSaved' as const,
        reason: failure?.message || PLEASE_TRY_AGAIN,
        isStale: toTheirs(failure) !== undefined,
      })),
    },
  }).createMachine({
    id,
    context: start(empty),
    initial: 'closed',
    states: {
      closed: {
        on: {
          'form.add': [
            { guard: { type: 'isLeft', params: {} }, target: 'open', actions: 'goOn' },
            { target: 'open', actions: { type: 'startEmpty', params: ({ event }) => event } },
          ],
          'form.edit': [
            {
              guard: { type: 'isLeft', params: ({ event }) => event },
              target: 'open',
              actions: 'goOn',
            },
            { target: 'open', actions: { type: 'startFrom', params: ({ event }) => event } },
          ],
        },
      },
      open: {
        initial: 'idle',
        states: { idle: {}, invalid: {}, failed: { exit: 'clearAlert' } },
        on: {
          'form.edit': {
            guard: 'isClean',
            target: '.idle',
            actions: { type: 'startFrom', params: ({ event }) => event },
          },
          'field.change': {
            target: '.idle',
            actions: [{ type: 'changeField', params: ({ event }) => event }, 'emitDraft'],
          },
          'conflict.resolve': {
            target: '.idle',
            actions: { type: 'resolveConflict', params: ({ event }) => event },
          },
          'form.submit': [
            { guard: 'isValid', target: 'saving' },
            { target: '.invalid', actions: 'touchFields' },
          ],
          'form.close': closing,
          'form.leave': leaving,
        },
      },
      ...(asksToDiscard && {
        discarding: {
          on: { 'form.discard': { target: 'closed', actions: 'emitNoDraft' }, 'form.resume': 'open' },
        },
      }),
      saving: {
        // A response may never come: closing the form aborts the request.
        on: { 'form.close': closing, 'form.leave': leaving },
        invoke: {
          input: ({ context }) => save(context),
          ...call(
            'saveRecord',
            {
              target: 'closed',
              actions: [
                { type: 'emitSaved', params: toValue },
                'emitNoDraft',
                { type: 'startEmpty', params: {} },
              ],
            },
            {
              target: 'open.failed',
              actions: [
                { type: 'setFailure', params: toFailure },
                { type: 'emitNotSaved', params: toFailure },
              ],
            },
          ),
        },
      },
    },
  });
}

/** Whether something is unsaved. */
export function isDirty<Values extends FormValues>({
  values,
  initial,
}: Pick<RecordFormContext<unknown, Values>, 'values' | 'initial'>): boolean {
  return Object.entries(values).some(([field, typed]) => !isSame(typed, initial[field]));
}

/** Whether two values of a field are the same: lists and groups by what they contain, files by identity. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isPlain(one) || !isPlain(other)) return false;
  const entries = Object.entries(one);
  const others = new Map<string, unknown>(Object.entries(other));
  return entries.length === others.size && entries.every(([key, value]) => isSame(value, others.get(key)));
}

function isPlain(value: unknown): value is object {
  return Array.isArray(value) || (typeof value === 'object' && value?.constructor === Object);
}
