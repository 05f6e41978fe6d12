import { PLEASE_TRY_AGAIN, type SubmitFormSnapshot, submitFormView } from '../../kit/index.ts';

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
