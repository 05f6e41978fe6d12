import { PLEASE_TRY_AGAIN, type SubmitFormSnapshot, submitFormView } from '../../kit/index.ts';
import { nationalDigits } from '../../kit/mobile-number.ts';

/** How long the thank-you panel of a form without an account stays, in ms (spec section 9). */
export const THANK_YOU_MS = 5000;

/** The value to save for a typed one: of a mobile number only the digits. */
export function typedVisitorValue(field: string, value: string): string {
  return field === 'mobile' ? nationalDigits(value) : value;
}

/** The message for a form that could not be sent; `text` is a template for `t(text, values)`. */
export interface LeadAlert {
  readonly text: 'Failed to submit: {error}' | typeof PLEASE_TRY_AGAIN;
  readonly values: Readonly<Record<string, string>>;
}

/** What the page shows for each status: the form, or instead of it a notice or the thank-you panel. */
const STATUS = { ready: 'ready', submitting: 'submitting', queued: 'queued', done: 'thanked' } as const;

/** The facts that a form shows which a visitor sends without an account. */
export function visitorFormView<Field extends string>(snapshot: SubmitFormSnapshot<Field, unknown>) {
  const { values, errors, isFailed, reason, canSubmit, status } = submitFormView(snapshot);
  return {
    values,
    errors,
    alert: isFailed ? toAlert(reason) : undefined,
    canSubmit,
    status: STATUS[status],
  };
}

function toAlert(error: string | undefined): LeadAlert {
  if (error === undefined) return { text: PLEASE_TRY_AGAIN, values: {} };
  return { text: 'Failed to submit: {error}', values: { error } };
}
