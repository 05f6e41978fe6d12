import { type FieldErrors, LeadForm, NO_STATE, type Result } from '@pgm/api/contract';
import { type EventObject, assign, fromCallback, fromPromise, setup } from 'xstate';
import { type FormFields, changed, shownErrors as errorsOf } from '../form-errors/index.ts';
import { nationalDigits } from '../mobile-number/index.ts';

/** The inputs of 'Join the business' as typed; all text. */
export type LeadField = keyof typeof LeadForm.shape;
export type LeadValues = Readonly<Record<LeadField, string>>;

/** What the person is told when a lead could not be sent; `text` is a template for `t(text, values)`. */
export interface LeadAlert {
  readonly text: 'Failed to submit: {error}' | 'Something went wrong. Please try again.';
  readonly values: Readonly<Record<string, string>>;
}

interface LeadFormContext extends FormFields<LeadField> {
  readonly alert: LeadAlert | undefined;
}

export type LeadFormEvent =
  | { type: 'field.change'; field: LeadField; value: string }
  | { type: 'form.submit' }
  /** What became of a lead that was kept for later. */
  | { type: 'lead.sent' }
  | { type: 'lead.refused'; message: string };

const UNEXPECTED: LeadAlert = { text: 'Something went wrong. Please try again.', values: {} };

/** The fields in the order in which they are filled. */
const LEAD_FIELDS: readonly LeadField[] = ['name', 'mobile', 'email', 'state'];
const EMPTY: LeadValues = { name: '', mobile: '', email: '', state: NO_STATE };

/** How long the thank-you panel stands, in ms (spec section 9). */
export const THANK_YOU_MS = 5000;

/**
 * The lead form 'Join the business' (spec sections 2, 4 and 5): checks while the person types, sends only what is
 * right, thanks for 5 s and starts afresh. Fill `sendLead` with the call that stores the lead, once however often the
 * same is sent; `keepLead` with what keeps it on this device while there is no line, and says whether it does;
 * `watchKeptLead` with what tells of it then; and `forgetLead` with what makes the next lead another one.
 */
export const leadFormMachine = setup({
  types: {
    context: {} as LeadFormContext,
    events: {} as LeadFormEvent,
  },
  actors: {
    sendLead: fromPromise<Result<unknown>, LeadForm>(() =>
      Promise.reject(new Error('sendLead is not provided')),
    ),
    keepLead: fromPromise<boolean, LeadForm>(() => Promise.reject(new Error('keepLead is not provided'))),
    watchKeptLead: fromCallback<EventObject, LeadForm>(() => {
      throw new Error('watchKeptLead is not provided');
    }),
  },
  guards: {
    isRight: ({ context }) => LeadForm.safeParse(context.values).success,
    showsErrors: ({ context }) => Object.keys(shownErrors(context)).length > 0,
    wasStored: (_, answer: Result<unknown>) => answer.ok,
    wasUnanswered: (_, answer: Result<unknown>) => !answer.ok && answer.failure.code === 'noResponse',
    isKept: (_, isKept: boolean) => isKept,
  },
  actions: {
    changeField: assign(({ context }, { field, value }: { field: LeadField; value: string }) =>
      changed(context, { field, value: field === 'mobile' ? nationalDigits(value) : value }),
    ),
    touchAllFields: assign({ touched: LEAD_FIELDS }),
    clearForm: assign({ values: EMPTY, touched: [] }),
    clearAlert: assign({ alert: undefined }),
    alertRefusal: assign((_, answer: Result<unknown>) => ({ alert: refusalOf(answer) })),
    alertUnexpected: assign({ alert: UNEXPECTED }),
    alertLateRefusal: assign((_, { message }: { message: string }) => ({ alert: refusal(message) })),
    forgetLead: () => {},
  },
  delays: {
    thankYou: THANK_YOU_MS,
  },
}).createMachine({
  id: 'lead-form',
  context: { values: EMPTY, touched: [], alert: undefined },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'field.change': { target: 'editing', actions: { type: 'changeField', params: ({ event }) => event } },
        'form.submit': { target: 'editing', actions: 'touchAllFields' },
      },
    },
    editing: {
      initial: 'checking',
      states: {
        checking: { always: [{ guard: 'showsErrors', target: 'wrong' }, { target: 'right' }] },
        right: {},
        wrong: {},
      },
      on: {
        'field.change': {
          target: '.checking',
          actions: { type: 'changeField', params: ({ event }) => event },
        },
        'form.submit': [
          { guard: 'isRight', target: 'submitting' },
          { target: '.checking', actions: 'touchAllFields' },
        ],
      },
    },
    submitting: {
      invoke: {
        id: 'sendLead',
        src: 'sendLead',
        input: ({ context }) => LeadForm.parse(context.values),
        onDone: [
          {
            guard: { type: 'wasStored', params: ({ event }) => event.output },
            target: 'thanked',
          },
          {
            guard: { type: 'wasUnanswered', params: ({ event }) => event.output },
            target: 'keeping',
            actions: { type: 'alertRefusal', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'alertRefusal', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'alertUnexpected' },
      },
    },
    keeping: {
      invoke: {
        id: 'keepLead',
        src: 'keepLead',
        input: ({ context }) => LeadForm.parse(context.values),
        onDone: [
          {
            guard: { type: 'isKept', params: ({ event }) => event.output },
            target: 'queued',
            actions: 'clearAlert',
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
    },
    queued: {
      invoke: {
        id: 'watchKeptLead',
        src: 'watchKeptLead',
        input: ({ context }) => LeadForm.parse(context.values),
        // It is kept all the same; only nobody tells when it is sent.
        onError: {},
      },
      on: {
        'lead.sent': 'thanked',
        'lead.refused': {
          target: 'failed',
          actions: { type: 'alertLateRefusal', params: ({ event }) => event },
        },
      },
    },
    failed: {
      exit: 'clearAlert',
      on: {
        'field.change': { target: 'editing', actions: { type: 'changeField', params: ({ event }) => event } },
        'form.submit': 'submitting',
      },
    },
    thanked: {
      entry: ['clearForm', 'forgetLead'],
      after: { thankYou: 'idle' },
    },
  },
});

/** The errors a person sees: those of touched fields only. */
export function shownErrors(fields: FormFields<LeadField>): FieldErrors<LeadField> {
  return errorsOf<LeadField>(LeadForm, fields);
}

function refusalOf(answer: Result<unknown>): LeadAlert | undefined {
  if (answer.ok) return undefined;
  return refusal(answer.failure.message);
}

function refusal(error: string): LeadAlert {
  return { text: 'Failed to submit: {error}', values: { error } };
}
