import { NewMemberRequest } from '@pgm/api/contract';

/** The fields of the form; `kind` decides which of them are used. */
export type MemberRequestField = 'kind' | 'referralCode' | 'reason' | 'field' | 'text';

/** The values as typed or selected; empty before that. */
export type MemberRequestValues = Readonly<Record<MemberRequestField, string>>;

/** The fields in the order in which the user fills them. */
export const MEMBER_REQUEST_FIELDS: readonly MemberRequestField[] = [
  'kind',
  'referralCode',
  'reason',
  'field',
  'text',
];

export const EMPTY_MEMBER_REQUEST: MemberRequestValues = {
  kind: '',
  referralCode: '',
  reason: '',
  field: '',
  text: '',
};

/** The value to save for a typed one: a code is written as on the card. */
export function typedMemberRequestValue(field: MemberRequestField, value: string): string {
  return field === 'referralCode' ? value.replace(/\s/g, '').toUpperCase() : value;
}

/** The typed values, checked by the rules of the server. */
export interface CheckedMemberRequest {
  /** The member request to send; undefined when a value is invalid. */
  readonly request: NewMemberRequest | undefined;
  readonly issues: readonly { readonly field: PropertyKey | undefined; readonly message: string }[];
}

export function checkedMemberRequest(values: MemberRequestValues): CheckedMemberRequest {
  const parsed = NewMemberRequest.safeParse(values);
  const issues = parsed.error?.issues ?? [];
  return { request: parsed.data, issues: issues.map(({ path: [field], message }) => ({ field, message })) };
}
