import {
  type Addition,
  AdditionDraft,
  type AdditionQuote,
  type Result,
  StaffOrder,
  leftLines,
} from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import {
  PLEASE_TRY_AGAIN,
  callCases,
  placeholder,
  succeeded,
  toMessage,
  toOutput,
  toReasonOr,
  toResult,
  toValue,
} from '../../kit/index.ts';

interface OrderAdditionContext {
  /** The order as it was last read; undefined while the form is closed. */
  readonly order: StaffOrder | undefined;
  /** How many pieces are added to each line, by its key; null while the box is empty. */
  readonly added: Readonly<Record<string, number | null>>;
  /** What the order comes to now and then; undefined until it is known. */
  readonly quote: AdditionQuote | undefined;
  /** What is invalid about the pieces, or why there is no quote; English, for `t()`. */
  readonly error: string | undefined;
  /** Why the pieces were not added, or that the order has changed; English, for `t()`. */
  readonly alert: string | undefined;
}

export type OrderAdditionEvent =
  | { type: 'form.open'; order: StaffOrder }
  | { type: 'added.change'; lineKey: string; added: number | null }
  | { type: 'quote.retry' }
  | { type: 'form.submit' }
  /** Closes the form; what is unsaved must be confirmed. */
  | { type: 'form.close' }
  | { type: 'form.discard' }
  | { type: 'form.resume' };

/** Emitted when the page should read the order again. */
interface AdditionEnded {
  readonly type: 'addition.saved' | 'addition.notSaved';
}

interface Quoted<Body> {
  readonly orderId: string;
  readonly body: Body;
}

/** The pause after the last change before the new total is asked for. */
const QUOTE_DELAY_MS = 400;

/** The added pieces with the quantities that staff see; not checked. */
function toItems({ order, added }: OrderAdditionContext) {
  return leftLines(order?.items).flatMap(({ productId, size, lineKey, left }) => {
    const pieces = added[lineKey];
    return pieces ? [{ productId, ...(size && { size }), quantity: left, added: pieces }] : [];
  });
}

function toProblem(context: OrderAdditionContext): string | undefined {
  return AdditionDraft.safeParse({ items: toItems(context) }).error?.issues[0]?.message;
}

const blank = { added: {}, quote: undefined, error: undefined, alert: undefined };

/** The order in a failure; undefined when it has none. */
function toCurrent(result: Result<unknown> | undefined): StaffOrder | undefined {
  return result?.ok === false ? StaffOrder.safeParse(result.failure.current).data : undefined;
}

/**
 * The form in which staff add pieces to an order: each change asks the server for the new total, and only what was seen is
 * saved. When the order has changed meanwhile, the form goes on from the order as it is now. Provide `quoteAddition` and
 * `addPieces`.
 */
export const orderAdditionMachine = setup({
  types: {
    context: {} as OrderAdditionContext,
    events: {} as OrderAdditionEvent,
    emitted: {} as AdditionEnded,
  },
  actors: {
    quoteAddition: placeholder<Result<AdditionQuote>, Quoted<AdditionDraft>>('quoteAddition'),
    addPieces: placeholder<Result<StaffOrder>, Quoted<Addition>>('addPieces'),
  },
  delays: { quoteDelay: QUOTE_DELAY_MS },
  guards: {
    isPossible: (_, { canAddPieces }: StaffOrder) => canAddPieces,
    isUnchanged: ({ context }) => toItems(context).length === 0,
    isInvalid: ({ context }) => toProblem(context) !== undefined,
    isOutdated: (_, result: Result<unknown>) => toCurrent(result) !== undefined,
  },
  actions: {
    setOrder: assign((_, order: StaffOrder) => ({ ...blank, order })),
    /** The form after another change of the order; the pieces stay. */
    setCurrent: assign((_, result: Result<unknown>) => ({
      order: toCurrent(result),
      alert: toMessage(result),
    })),
    setAdded: assign(({ context }, { lineKey, added }: { lineKey: string; added: number | null }) => ({
      added: { ...context.added, [lineKey]: added },
      quote: undefined,
      error: undefined,
      alert: undefined,
    })),
    setProblem: assign(({ context }) => ({ error: toProblem(context) })),
    setQuote: assign((_, quote: AdditionQuote) => ({ quote, error: undefined })),
    setError: assign((_, result?: Result<unknown>) => ({ error: toMessage(result) })),
    setAlert: assign((_, alert: string) => ({ alert })),
    clearOutdated: assign({ quote: undefined, error: undefined }),
    clearAlert: assign({ alert: undefined }),
    clear: assign({ ...blank, order: undefined }),
    emitSaved: emit({ type: 'addition.saved' }),
    emitNotSaved: emit({ type: 'addition.notSaved' }),
  },
}).createMachine({
  id: 'order-addition',
  context: { ...blank, order: undefined },
  initial: 'closed',
  states: {
    closed: {
      entry: 'clear',
      on: {
        'form.open': [
          {
            guard: { type: 'isPossible', params: ({ event }) => event.order },
            target: 'editing',
            actions: { type: 'setOrder', params: ({ event }) => event.order },
          },
          { target: 'impossible', actions: { type: 'setOrder', params: ({ event }) => event.order } },
        ],
      },
    },
    impossible: { on: { 'form.close': 'closed' } },
    editing: {
      initial: 'unchanged',
      on: {
        'added.change': {
          target: '.checking',
          actions: {
            type: 'setAdded',
            params: ({ event: { lineKey, added } }) => ({ lineKey, added }),
          },
        },
        'form.close': 'discarding',
      },
      states: {
        unchanged: {
          on: {
            'form.submit': { actions: 'setProblem' },
            'form.close': '#order-addition.closed',
          },
        },
        checking: {
          always: [
            { guard: 'isUnchanged', target: 'unchanged' },
            { guard: 'isInvalid', target: 'invalid', actions: 'setProblem' },
            { target: 'waiting' },
          ],
        },
        invalid: {},
        waiting: { after: { quoteDelay: 'quoting' } },
        quoting: {
          entry: 'clearOutdated',
          invoke: {
            input: ({ context }) => ({
              orderId: context.order?.id ?? '',
              body: { items: toItems(context) },
            }),
            ...callCases(
              'quoteAddition',
              [
                { guard: succeeded, target: 'quoted', actions: { type: 'setQuote', params: toValue } },
                {
                  guard: { type: 'isOutdated', params: toOutput },
                  target: 'waiting',
                  actions: { type: 'setCurrent', params: toOutput },
                },
              ],
              { target: 'rejected', actions: { type: 'setError', params: toResult } },
            ),
          },
        },
        rejected: { on: { 'quote.retry': 'quoting' } },
        quoted: { on: { 'form.submit': { target: '#order-addition.saving', actions: 'clearAlert' } } },
      },
    },
    saving: {
      on: { 'form.close': 'closed' },
      invoke: {
        input: ({ context }) => ({
          orderId: context.order?.id ?? '',
          body: { items: toItems(context), total: context.quote?.after.total ?? NaN },
        }),
        ...callCases(
          'addPieces',
          [
            { guard: succeeded, target: 'closed', actions: 'emitSaved' },
            {
              guard: { type: 'isOutdated', params: toOutput },
              target: 'editing.quoting',
              actions: [{ type: 'setCurrent', params: toOutput }, 'emitNotSaved'],
            },
          ],
          {
            target: 'editing.quoted',
            actions: [{ type: 'setAlert', params: toReasonOr(PLEASE_TRY_AGAIN) }, 'emitNotSaved'],
          },
        ),
      },
    },
    discarding: { on: { 'form.resume': 'editing.checking', 'form.discard': 'closed' } },
  },
});
