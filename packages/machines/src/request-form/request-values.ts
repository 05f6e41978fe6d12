import { NewRequest } from '@pgm/api/contract';

/** The fields of the form; which of them count depends on `kind`. */
export type RequestField = 'kind' | 'referralCode' | 'reason' | 'field' | 'text';

/** As typed or chosen; empty while nothing is. */
export type RequestValues = Readonly<Record<RequestField, string>>;

/** The fields in the order in which they are filled. */
export const REQUEST_FIELDS: readonly RequestField[] = ['kind', 'referralCode', 'reason', 'field', 'text'];

export const EMPTY_REQUEST: RequestValues = { kind: '', referralCode: '', reason: '', field: '', text: '' };

/** What is kept of something typed: a code is written as on the card. */
export function typedRequestValue(field: RequestField, value: string): string {
  return field === 'referralCode' ? value.replace(/\s/g, '').toUpperCase() : value;
}

/** What was typed, checked by the rules of the server. */
export interface CheckedRequest {
  /** What is sent; undefined when something is wrong. */
  readonly request: NewRequest | undefined;
  readonly issues: readonly { readonly field: PropertyKey | undefined; readonly message: string }[];
}

export function checkedRequest(values: RequestValues): CheckedRequest {
  const parsed = NewRequest.safeParse(values);
  const issues = parsed.error?.issues ?? [];
  return { request: parsed.data, issues: issues.map(({ path: [field], message }) => ({ field, message })) };
}
