import type { FieldErrors, MemberRequest, NewMemberRequest, Result } from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import { call, placeholder, toResult, toValue } from '../../kit/index.ts';
import { FORM_STATES, formEvents } from '../../kit/form-states.ts';
import { type FormFields, changed } from '../../kit/form-errors.ts';
import type { ShowToast } from '../../company/toasts/index.ts';
import {
  EMPTY_MEMBER_REQUEST,
  MEMBER_REQUEST_FIELDS,
  type MemberRequestField,
  checkedMemberRequest,
  typedMemberRequestValue,
} from './member-request-values.ts';

interface MemberRequestFormContext extends FormFields<MemberRequestField> {
  /** The server's errors of fields, such as an unknown code; removed when the field changes. */
  readonly serverErrors: FieldErrors<MemberRequestField>;
  /** Why the last attempt failed; English, for `t()`. */
  readonly alert: string | undefined;
}

export type MemberRequestFormEvent =
  | { type: 'form.open' }
  | { type: 'field.change'; field: MemberRequestField; value: string }
  | { type: 'form.submit' }
  | { type: 'form.close' };

/** Emitted after a member request was sent, so that the list can add it. */
export interface MemberRequestRaised {
  readonly type: 'request.raised';
  readonly request: MemberRequest;
}

const START = { values: EMPTY_MEMBER_REQUEST, touched: [], serverErrors: {}, alert: undefined };

/**
 * The form with which a member asks the company for something: checks while the person types, and resets and
 * closes after it was sent. Provide `raiseMemberRequest` with the call.
 */
export const memberRequestFormMachine = setup({
  types: {
    context: {} as MemberRequestFormContext,
    events: {} as MemberRequestFormEvent,
    emitted: {} as MemberRequestRaised | ShowToast,
  },
  actors: {
    raiseMemberRequest: placeholder<Result<MemberRequest>, NewMemberRequest>('raiseMemberRequest'),
  },
  guards: {
    isValid: ({ context }) => checkedMemberRequest(context.values).request !== undefined,
  },
  actions: {
    startEmpty: assign(START),
    changeField: assign(({ context }, { field, value }: { field: MemberRequestField; value: string }) => ({
      ...changed(context, { field, value: typedMemberRequestValue(field, value) }),
      serverErrors: { ...context.serverErrors, [field]: undefined },
    })),
    touchFields: assign({ touched: MEMBER_REQUEST_FIELDS }),
    clearAlert: assign({ alert: undefined }),
    setFailure: assign((_, result?: Result<unknown>) => toFailure(result)),
    emitRaised: emit((_, request: MemberRequest) => ({ type: 'request.raised' as const, request })),
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
      ...FORM_STATES,
      on: {
        ...formEvents('sending'),
        'form.close': 'closed',
      },
    },
    sending: {
      invoke: {
        input: ({ context }) => sentMemberRequest(context),
        ...call(
          'raiseMemberRequest',
          {
            target: 'closed',
            actions: [{ type: 'emitRaised', params: toValue }, 'toastSent'],
          },
          { target: 'open.failed', actions: { type: 'setFailure', params: toResult } },
        ),
      },
    },
  },
});

/** The errors that a user sees: those of touched fields, and those that the server found in others. */
export function shownMemberRequestErrors({
  values,
  touched,
  serverErrors,
}: Pick<MemberRequestFormContext, 'values' | 'touched' | 'serverErrors'>): FieldErrors<MemberRequestField> {
  const errors: { [Field in MemberRequestField]?: string } = {};
  for (const field of MEMBER_REQUEST_FIELDS) {
    const rejection = serverErrors[field];
    if (rejection !== undefined) errors[field] = rejection;
  }
  for (const issue of checkedMemberRequest(values).issues) {
    const field = touched.find((name) => name === issue.field);
    if (field !== undefined) errors[field] ??= issue.message;
  }
  return errors;
}

/** An error of a field has its message below the field; any other failure is shown above the form. */
function toFailure(
  result: Result<unknown> | undefined,
): Pick<MemberRequestFormContext, 'alert' | 'serverErrors'> {
  if (result?.ok !== false) return { alert: 'Something went wrong. Please try again.', serverErrors: {} };
  const { fields = {}, message } = result.failure;
  const rejected = MEMBER_REQUEST_FIELDS.filter((field) => fields[field] !== undefined);
  const serverErrors = Object.fromEntries(rejected.map((field) => [field, fields[field]]));
  return { alert: rejected.length > 0 ? undefined : message, serverErrors };
}

function sentMemberRequest({ values }: MemberRequestFormContext): NewMemberRequest {
  const { request } = checkedMemberRequest(values);
  if (request === undefined) throw new Error('what is to be sent is not right');
  return request;
}
