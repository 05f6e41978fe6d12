import { type FieldErrors, LeadForm, type Result } from '@pgm/api/contract';
import { type EventObject, assign, fromCallback, fromPromise, or, setup, stateIn } from 'xstate';
import { takenUp } from '../form-draft/index.ts';
import { type FormFields, changed, shownErrors as errorsOf } from '../form-errors/index.ts';
import { nationalDigits } from '../mobile-number/index.ts';
import { EMPTY_LEAD, LEAD_FIELDS, type LeadDraft, type LeadField, type SentLead } from './lead-values.ts';

/** What the person is told when a lead could not be sent; `text` is a template for `t(text, values)`. */
export interface LeadAlert {
  readonly text: 'Failed to submit: {error}' | 'Something went wrong. Please try again.';
  readonly values: Readonly<Record<string, string>>;
}

interface LeadFormContext extends FormFields<LeadField> {
  /** With which what is typed was sent; undefined until then, and once something in it changes. */
  readonly key: string | undefined;
  readonly alert: LeadAlert | undefined;
}

export type LeadFormEvent =
  | { type: 'field.change'; field: LeadField; value: string }
  /** `key` is a new one of 8 to 64 of A–Z, a–z, 0–9 and -; what was sent already keeps its own. */
  | { type: 'form.submit'; key: string }
  /** What became of a lead that was kept for later. */
  | { type: 'lead.sent' }
  | { type: 'lead.refused'; message: string };

const UNEXPECTED: LeadAlert = { text: 'Something went wrong. Please try again.', values: {} };

const START = { values: EMPTY_LEAD, touched: [], key: undefined, alert: undefined };

/** How long the thank-you panel stands, in ms (spec section 9). */
export const THANK_YOU_MS = 5000;

/**
 * The lead form 'Join the business' (spec sections 2, 4 and 5): checks while the person types, sends only what is
 * right, thanks for 5 s and starts afresh. Fill `sendLead` with the call that stores the lead, once however often the
 * same is sent; `keepLead` with what keeps it on this device while there is no line, and says whether it does; and
 * `watchKeptLead` with what tells of it then. What was begun outlives the page: fill `keepDraft`, `forgetDraft` and
 * `recallDraft` with what remembers it until it is sent, or kept.
 */
export const leadFormMachine = setup({
  types: {
    context: {} as LeadFormContext,
    events: {} as LeadFormEvent,
  },
  actors: {
    sendLead: fromPromise<Result<unknown>, SentLead>(() =>
      Promise.reject(new Error('sendLead is not provided')),
    ),
    keepLead: fromPromise<boolean, SentLead>(() => Promise.reject(new Error('keepLead is not provided'))),
    watchKeptLead: fromCallback<EventObject, SentLead>(() => {
      throw new Error('watchKeptLead is not provided');
    }),
    recallDraft: fromPromise<LeadDraft | undefined>(() =>
      Promise.reject(new Error('recallDraft is not provided')),
    ),
  },
  guards: {
    isRight: ({ context }) => LeadForm.safeParse(context.values).success,
    showsErrors: ({ context }) => Object.keys(shownErrors(context)).length > 0,
    wasStored: (_, answer: Result<unknown>) => answer.ok,
    wasUnanswered: (_, answer: Result<unknown>) => !answer.ok && answer.failure.code === 'noResponse',
    isKept: (_, isKept: boolean) => isKept,
    isFilledIn: or([stateIn('idle'), stateIn('editing')]),
  },
  actions: {
    changeField: assign(({ context }, { field, value }: { field: LeadField; value: string }) => ({
      ...changed(context, { field, value: field === 'mobile' ? nationalDigits(value) : value }),
      key: undefined,
    })),
    takeDraft: assign(({ context }, draft: LeadDraft | undefined) =>
      takenUp(LEAD_FIELDS, context.values, draft),
    ),
    keepDraft: (_args, _draft: LeadDraft) => {},
    forgetDraft: () => {},
    touchAllFields: assign({ touched: LEAD_FIELDS }),
    takeKey: assign(({ context }, key: string) => ({ key: context.key ?? key })),
    clearForm: assign(START),
    clearAlert: assign({ alert: undefined }),
    alertRefusal: assign((_, answer: Result<unknown>) => ({ alert: refusalOf(answer) })),
    alertUnexpected: assign({ alert: UNEXPECTED }),
    alertLateRefusal: assign((_, { message }: { message: string }) => ({ alert: refusal(message) })),
  },
  delays: {
    thankYou: THANK_YOU_MS,
  },
}).createMachine({
  id: 'lead-form',
  context: START,
  // Once, as it begins.
  invoke: {
    id: 'recallDraft',
    src: 'recallDraft',
    onDone: {
      guard: 'isFilledIn',
      target: '.editing',
      actions: [
        { type: 'takeDraft', params: ({ event }) => event.output },
        { type: 'keepDraft', params: ({ context }) => draftOf(context) },
      ],
    },
    // Then there is nothing to go on with.
    onError: {},
  },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'field.change': {
          target: 'editing',
          actions: [
            { type: 'changeField', params: ({ event }) => event },
            { type: 'keepDraft', params: ({ context }) => draftOf(context) },
          ],
        },
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
          actions: [
            { type: 'changeField', params: ({ event }) => event },
            { type: 'keepDraft', params: ({ context }) => draftOf(context) },
          ],
        },
        'form.submit': [
          {
            guard: 'isRight',
            target: 'submitting',
            actions: [
              { type: 'takeKey', params: ({ event }) => event.key },
              { type: 'keepDraft', params: ({ context }) => draftOf(context) },
            ],
          },
          { target: '.checking', actions: 'touchAllFields' },
        ],
      },
    },
    submitting: {
      invoke: {
        id: 'sendLead',
        src: 'sendLead',
        input: ({ context }) => sentLead(context),
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
        input: ({ context }) => sentLead(context),
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
      entry: 'forgetDraft',
      invoke: {
        id: 'watchKeptLead',
        src: 'watchKeptLead',
        input: ({ context }) => sentLead(context),
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
        'field.change': {
          target: 'editing',
          actions: [
            { type: 'changeField', params: ({ event }) => event },
            { type: 'keepDraft', params: ({ context }) => draftOf(context) },
          ],
        },
        'form.submit': {
          target: 'submitting',
          actions: { type: 'takeKey', params: ({ event }) => event.key },
        },
      },
    },
    thanked: {
      entry: ['clearForm', 'forgetDraft'],
      after: { thankYou: 'idle' },
    },
  },
});

/** The errors a person sees: those of touched fields only. */
export function shownErrors(fields: FormFields<LeadField>): FieldErrors<LeadField> {
  return errorsOf<LeadField>(LeadForm, fields);
}

function draftOf({ values, key }: LeadFormContext): LeadDraft {
  return { values, key };
}

function sentLead({ values, key }: LeadFormContext): SentLead {
  if (key === undefined) throw new Error('a lead is sent with a key');
  return { lead: LeadForm.parse(values), key };
}

function refusalOf(answer: Result<unknown>): LeadAlert | undefined {
  if (answer.ok) return undefined;
  return refusal(answer.failure.message);
}

function refusal(error: string): LeadAlert {
  return { text: 'Failed to submit: {error}', values: { error } };
}
