import {
  type FieldErrors,
  type RegisterKind,
  RegisterPeriod,
  type Result,
  fieldErrors,
} from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import { call, placeholder, toReason, toValue } from '../../kit/index.ts';

type PeriodField = 'from' | 'to';

interface RegisterDownloadContext {
  /** ISO dates; empty before the choice. */
  readonly period: Readonly<Record<PeriodField, string>>;
  /** The error of each day, once a download was wanted. */
  readonly errors: FieldErrors<PeriodField>;
  /** The register that was wanted last. */
  readonly kind: RegisterKind | undefined;
  /** Why there is no file; English, for `t()`. */
  readonly alert: string | undefined;
}

export type RegisterDownloadEvent =
  | { type: 'field.change'; field: PeriodField; value: string }
  | { type: 'register.download'; kind: RegisterKind };

/** Emitted with the text of a register, for the site to save it as a file. */
export interface RegisterFetched {
  readonly type: 'register.fetched';
  readonly name: string;
  readonly text: string;
}

interface FetchInput extends RegisterPeriod {
  readonly kind: RegisterKind;
}

/** Downloads the registers of a period, one file for each press. Fill `fetchRegister` with the call. */
export const registerDownloadMachine = setup({
  types: {
    context: {} as RegisterDownloadContext,
    events: {} as RegisterDownloadEvent,
    emitted: {} as RegisterFetched,
  },
  actors: { fetchRegister: placeholder<Result<string>, FetchInput>('fetchRegister') },
  guards: { isValid: ({ context: { period } }) => RegisterPeriod.safeParse(period).success },
  actions: {
    setDay: assign(({ context }, { field, value }: { field: PeriodField; value: string }) => ({
      period: { ...context.period, [field]: value },
      errors: {},
      alert: undefined,
    })),
    setKind: assign((_, kind: RegisterKind) => ({ kind, errors: {}, alert: undefined })),
    showErrors: assign(({ context: { period } }) => ({ errors: fieldErrors(RegisterPeriod, period) })),
    setAlert: assign((_, alert: string) => ({ alert })),
    emitFetched: emit(({ context: { kind, period } }, text: string) => ({
      type: 'register.fetched' as const,
      name: `${kind}-${period.from}-${period.to}.csv`,
      text,
    })),
  },
}).createMachine({
  id: 'register-download',
  context: { period: { from: '', to: '' }, errors: {}, kind: undefined, alert: undefined },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.change': { actions: { type: 'setDay', params: ({ event }) => event } },
        'register.download': [
          {
            guard: 'isValid',
            target: 'fetching',
            actions: { type: 'setKind', params: ({ event }) => event.kind },
          },
          { target: 'invalid', actions: 'showErrors' },
        ],
      },
    },
    invalid: {
      on: {
        'field.change': { target: 'editing', actions: { type: 'setDay', params: ({ event }) => event } },
      },
    },
    fetching: {
      invoke: {
        input: ({ context: { kind, period } }) => {
          if (kind === undefined) throw new Error('a register is fetched by its kind');
          return { ...period, kind };
        },
        ...call(
          'fetchRegister',
          { target: 'editing', actions: { type: 'emitFetched', params: toValue } },
          { target: 'editing', actions: { type: 'setAlert', params: toReason } },
        ),
      },
    },
  },
});
