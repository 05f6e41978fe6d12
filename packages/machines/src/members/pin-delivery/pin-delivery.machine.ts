import { type PinDelivery, type Result, asciiDigits } from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import { call, placeholder, toReason, toValue } from '../../kit/index.ts';

/** How the shop delivers to a PIN code, and when that was looked up. */
export interface FoundDelivery {
  readonly delivery: PinDelivery;
  /** In ms since 1970; the days of delivery count from it. */
  readonly now: number;
}

interface PinDeliveryContext {
  /** As typed: digits, six at most. */
  readonly pin: string;
  readonly found: FoundDelivery | undefined;
  /** Why the last lookup failed; English, for `t()`. */
  readonly alert: string | undefined;
}

export type PinDeliveryEvent = { type: 'pin.change'; pin: string } | { type: 'pin.retry' };

/** Emitted for a PIN code that was looked up: the device remembers it. */
export interface PinKnown {
  readonly type: 'pin.known';
  readonly pin: string;
}

/** A whole PIN code; its first digit is never 0. */
const WHOLE = /^[1-9]\d{5}$/;

/**
 * Finds out whether and by when the shop delivers to a PIN code, with its sixth digit. With the `pin` of an earlier visit it
 * begins with that one. Provide `findDelivery`.
 */
export const pinDeliveryMachine = setup({
  types: {
    context: {} as PinDeliveryContext,
    events: {} as PinDeliveryEvent,
    emitted: {} as PinKnown,
    input: {} as { readonly pin?: string | undefined } | undefined,
  },
  actors: { findDelivery: placeholder<Result<FoundDelivery>, string>('findDelivery') },
  guards: {
    isWhole: ({ context }) => WHOLE.test(context.pin),
    isSame: ({ context }, pin: string) => pin === context.pin,
  },
  actions: {
    setPin: assign((_, pin: string) => ({ pin, found: undefined, alert: undefined })),
    setFound: assign((_, found: FoundDelivery) => ({ found })),
    setAlert: assign((_, alert: string) => ({ alert })),
    clearAlert: assign({ alert: undefined }),
    emitKnown: emit(({ context }) => ({ type: 'pin.known' as const, pin: context.pin })),
  },
}).createMachine({
  id: 'pin-delivery',
  context: ({ input }) => ({ pin: input?.pin ?? '', found: undefined, alert: undefined }),
  initial: 'reading',
  states: {
    reading: { always: [{ guard: 'isWhole', target: 'finding' }, 'typing'] },
    typing: {},
    finding: {
      entry: 'clearAlert',
      invoke: {
        input: ({ context }) => context.pin,
        ...call(
          'findDelivery',
          { target: 'found', actions: [{ type: 'setFound', params: toValue }, 'emitKnown'] },
          { target: 'failed', actions: { type: 'setAlert', params: toReason } },
        ),
      },
    },
    found: {},
    failed: { on: { 'pin.retry': 'finding' } },
  },
  on: {
    'pin.change': [
      { guard: { type: 'isSame', params: ({ event }) => toPin(event.pin) } },
      { target: '.reading', actions: { type: 'setPin', params: ({ event }) => toPin(event.pin) } },
    ],
  },
});

/** The digits of what was typed, six at most. */
function toPin(typed: string): string {
  return asciiDigits(typed).replaceAll(/\D/g, '').slice(0, 6);
}
