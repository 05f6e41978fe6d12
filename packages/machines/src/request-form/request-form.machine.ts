import type { FieldErrors, MemberRequest, NewRequest, Result } from '@pgm/api/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import { type FormFields, changed } from '../form-errors/index.ts';
import type { ShowToast } from '../toasts/index.ts';
import {
  EMPTY_REQUEST,
  REQUEST_FIELDS,
  type RequestField,
  checkedRequest,
  typedRequestValue,
} from './request-values.ts';

interface RequestFormContext extends FormFields<RequestField> {
  /** What the server said of fields, such as a code that nobody has; gone once the field changes. */
  readonly refusals: FieldErrors<RequestField>;
  /** Why the last attempt failed; English, for `t()`. */
  readonly alert: string | undefined;
}

export type RequestFormEvent =
  | { type: 'form.open' }
  | { type: 'field.change'; field: RequestField; value: string }
  | { type: 'form.submit' }
  | { type: 'form.close' };

/** Told after a request was sent, for the list to take it in. */
export interface RequestRaised {
  readonly type: 'request.raised';
  readonly request: MemberRequest;
}

const START = { values: EMPTY_REQUEST, touched: [], refusals: {}, alert: undefined };

/**
 * The form with which a member asks the company for something: checks while the person types, and resets and closes
 * after it was sent. Fill `raiseRequest` with the call.
 */
export const requestFormMachine = setup({
  types: {
    context: {} as RequestFormContext,
    events: {} as RequestFormEvent,
    emitted: {} as RequestRaised | ShowToast,
  },
  actors: {
    raiseRequest: fromPromise<Result<MemberRequest>, NewRequest>(() =>
      Promise.reject(new Error('raiseRequest is not provided')),
    ),
  },
  guards: {
    isRight: ({ context }) => checkedRequest(context.values).request !== undefined,
    succeeded: (_, answer: Result<unknown>) => answer.ok,
  },
  actions: {
    startEmpty: assign(START),
    changeField: assign(({ context }, { field, value }: { field: RequestField; value: string }) => ({
      ...changed(context, { field, value: typedRequestValue(field, value) }),
      refusals: { ...context.refusals, [field]: undefined },
    })),
    touchFields: assign({ touched: REQUEST_FIELDS }),
    clearAlert: assign({ alert: undefined }),
    takeFailure: assign((_, answer?: Result<unknown>) => failureOf(answer)),
    tellRaised: emit((_, request: MemberRequest) => ({ type: 'request.raised' as const, request })),
    toastSent: emit({ type: 'toast.show', kind: 'success', message: 'Request sent' }),
  },
}).createMachine({
  id: 'request-form',
  context: START,
  initial: 'closed',
  states: {
    closed: {
      on: { 'form.open': { target: 'open', actions: 'startEmpty' } },
    },
    open: {
      initial: 'idle',
      states: {
        idle: {},
        wrong: {},
        failed: { exit: 'clearAlert' },
      },
      on: {
        'field.change': { target: '.idle', actions: { type: 'changeField', params: ({ event }) => event } },
        'form.submit': [
          { guard: 'isRight', target: 'sending' },
          { target: '.wrong', actions: 'touchFields' },
        ],
        'form.close': 'closed',
      },
    },
    sending: {
      invoke: {
        id: 'raiseRequest',
        src: 'raiseRequest',
        input: ({ context }) => sentRequest(context),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'closed',
            actions: [
              { type: 'tellRaised', params: ({ event }) => raisedRequest(event.output) },
              'toastSent',
            ],
          },
          { target: 'open.failed', actions: { type: 'takeFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'open.failed', actions: 'takeFailure' },
      },
    },
  },
});

/** The errors a person sees: those of touched fields, and what the server said of others. */
export function shownRequestErrors({
  values,
  touched,
  refusals,
}: Pick<RequestFormContext, 'values' | 'touched' | 'refusals'>): FieldErrors<RequestField> {
  const errors: { [Field in RequestField]?: string } = {};
  for (const field of REQUEST_FIELDS) {
    const refusal = refusals[field];
    if (refusal !== undefined) errors[field] = refusal;
  }
  for (const issue of checkedRequest(values).issues) {
    const field = touched.find((name) => name === issue.field);
    if (field !== undefined) errors[field] ??= issue.message;
  }
  return errors;
}

/** A field that is to blame has its message below it; anything else stands above the form. */
function failureOf(answer: Result<unknown> | undefined): Pick<RequestFormContext, 'alert' | 'refusals'> {
  if (answer?.ok !== false) return { alert: 'Something went wrong. Please try again.', refusals: {} };
  const { fields = {}, message } = answer.failure;
  const refused = REQUEST_FIELDS.filter((field) => fields[field] !== undefined);
  const refusals = Object.fromEntries(refused.map((field) => [field, fields[field]]));
  return { alert: refused.length > 0 ? undefined : message, refusals };
}

function sentRequest({ values }: RequestFormContext): NewRequest {
  const { request } = checkedRequest(values);
  if (request === undefined) throw new Error('what is to be sent is not right');
  return request;
}

function raisedRequest(answer: Result<MemberRequest>): MemberRequest {
  if (!answer.ok) throw new Error('the request was not sent');
  return answer.value;
}
