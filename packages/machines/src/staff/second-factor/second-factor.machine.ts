import type { Result, SecondFactor, SecondFactorSetup } from '@pgm/api/contract';
import { assertEvent, assign, setup } from 'xstate';
import { call, callCases, placeholder, toEvent, toReason, toValue, when } from '../../kit/index.ts';

interface SecondFactorContext {
  /** The code as typed. */
  readonly code: string;
  /** Why the code was not accepted; English, for `t()`. */
  readonly error: string | undefined;
  /** Why the page could not be loaded; English. */
  readonly reason: string | undefined;
  /** How many recovery codes are not used yet. */
  readonly codesLeft: number;
  /** What the authenticator app needs, while it is set up. */
  readonly setup: SecondFactorSetup | undefined;
  /** The new recovery codes, which are shown once. */
  readonly recoveryCodes: readonly string[];
  /** What became of the last export of the codes; English. */
  readonly exportNotice: string | undefined;
}

/** How a staff member saves the recovery codes. */
export type ExportWay = 'copy' | 'print' | 'file';

export type SecondFactorEvent =
  | { type: 'page.retry' }
  | { type: 'code.change'; code: string }
  | { type: 'code.submit' }
  | { type: 'setup.start' }
  | { type: 'codes.export'; as: ExportWay }
  | { type: 'codes.saved' };

type State = SecondFactor['state'];
type Fetched = Result<SecondFactor>;

/** A guard: the server responded with this state. */
const isIn =
  (state: State) =>
  (_: unknown, fetched: Fetched): boolean =>
    fetched.ok && fetched.value.state === state;

/** The events of a state that asks for a code, and the state that sends it. */
const codeEvents = <const Target extends string>(sending: Target) =>
  ({
    'code.change': { actions: { type: 'setCode', params: toEvent } },
    'code.submit': sending,
  }) as const;

const EXPORTED = { copy: 'The codes are copied.', print: undefined, file: undefined } as const;
const NOT_EXPORTED = 'That did not work. Select the codes and copy them yourself.';

/** Sends the code as typed. */
const toCode = ({ context }: { readonly context: { readonly code: string } }) => ({ code: context.code });

const FAILED = { target: 'failed', actions: { type: 'setReason', params: toReason } } as const;

/**
 * The second factor of a staff member: asks for a code, sets up an authenticator app, and shows the recovery codes
 * once. Provide `fetchState`, `passCode`, `startSetup` and `confirmSetup` with the calls, and `exportCodes` with the clipboard,
 * the printer and the downloads of the browser.
 */
export const secondFactorMachine = setup({
  types: { context: {} as SecondFactorContext, events: {} as SecondFactorEvent },
  actors: {
    fetchState: placeholder<Fetched>('fetchState'),
    passCode: placeholder<Result<unknown>, { code: string }>('passCode'),
    startSetup: placeholder<Result<SecondFactorSetup>, { code: string }>('startSetup'),
    confirmSetup: placeholder<Result<{ recoveryCodes: string[] }>, { code: string }>('confirmSetup'),
    exportCodes: placeholder<ExportWay, { as: ExportWay; codes: readonly string[] }>('exportCodes'),
  },
  guards: {
    isOff: isIn('off'),
    needsSetup: isIn('enrol'),
    needsCode: isIn('code'),
    isPassed: isIn('passed'),
  },
  actions: {
    setCode: assign((_, { code }: { code: string }) => ({ code, error: undefined })),
    clearCode: assign({ code: '', error: undefined }),
    setError: assign((_, error: string) => ({ error })),
    setReason: assign((_, reason: string) => ({ reason })),
    setCodesLeft: assign((_, fetched: Fetched) =>
      fetched.ok ? { codesLeft: fetched.value.recoveryCodesLeft } : {},
    ),
    setSetup: assign((_, started: SecondFactorSetup) => ({ setup: started })),
    setRecoveryCodes: assign((_, { recoveryCodes }: { recoveryCodes: string[] }) => ({
      recoveryCodes,
      codesLeft: recoveryCodes.length,
      setup: undefined,
    })),
    forgetRecoveryCodes: assign({ recoveryCodes: [], exportNotice: undefined }),
    setExported: assign((_, as: ExportWay) => ({ exportNotice: EXPORTED[as] })),
    setNotExported: assign({ exportNotice: NOT_EXPORTED }),
  },
}).createMachine({
  id: 'second-factor',
  context: {
    code: '',
    error: undefined,
    reason: undefined,
    codesLeft: 0,
    setup: undefined,
    recoveryCodes: [],
    exportNotice: undefined,
  },
  initial: 'loading',
  states: {
    loading: {
      invoke: callCases(
        'fetchState',
        [
          when('isOff', 'off', 'setCodesLeft'),
          when('needsSetup', 'starting', 'setCodesLeft'),
          when('needsCode', 'entering', 'setCodesLeft'),
          when('isPassed', 'passed', 'setCodesLeft'),
        ],
        FAILED,
      ),
    },
    failed: { on: { 'page.retry': 'loading' } },
    /** Nothing is required, and no second factor is on. */
    off: { on: { 'setup.start': 'starting' } },
    passed: { on: { 'setup.start': { target: 'proving', actions: 'clearCode' } } },
    entering: { on: codeEvents('passing') },
    passing: {
      invoke: {
        input: toCode,
        ...call(
          'passCode',
          { target: 'loading', actions: 'clearCode' },
          { target: 'entering', actions: { type: 'setError', params: toReason } },
        ),
      },
    },
    /** Another app is set up only with a code of the one that is on. */
    proving: { on: codeEvents('replacing') },
    replacing: {
      invoke: {
        input: toCode,
        ...call(
          'startSetup',
          { target: 'enrolling', actions: [{ type: 'setSetup', params: toValue }, 'clearCode'] },
          { target: 'proving', actions: { type: 'setError', params: toReason } },
        ),
      },
    },
    starting: {
      invoke: {
        input: toCode,
        ...call(
          'startSetup',
          { target: 'enrolling', actions: [{ type: 'setSetup', params: toValue }, 'clearCode'] },
          FAILED,
        ),
      },
    },
    enrolling: { on: codeEvents('confirming') },
    confirming: {
      invoke: {
        input: toCode,
        ...call(
          'confirmSetup',
          { target: 'noting', actions: [{ type: 'setRecoveryCodes', params: toValue }, 'clearCode'] },
          { target: 'enrolling', actions: { type: 'setError', params: toReason } },
        ),
      },
    },
    /** The recovery codes are shown until the user has saved them. */
    noting: {
      on: {
        'codes.export': 'exporting',
        'codes.saved': { target: 'passed', actions: 'forgetRecoveryCodes' },
      },
    },
    exporting: {
      on: { 'codes.saved': { target: 'passed', actions: 'forgetRecoveryCodes' } },
      invoke: {
        id: 'exportCodes',
        src: 'exportCodes',
        input: ({ context, event }) => {
          assertEvent(event, 'codes.export');
          return { as: event.as, codes: context.recoveryCodes };
        },
        onDone: { target: 'noting', actions: { type: 'setExported', params: ({ event }) => event.output } },
        onError: { target: 'noting', actions: 'setNotExported' },
      },
    },
  },
});
