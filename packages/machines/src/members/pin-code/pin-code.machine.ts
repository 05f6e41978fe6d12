import { assign, emit, enqueueActions, setup } from 'xstate';
import { placeholder, toOutput } from '../../kit/index.ts';

/** Where a PIN code belongs. The city is the district, as most people write it in an address. */
export interface Place {
  readonly city: string;
  readonly state: string;
}

/** What the lookup reads of an address form. */
export interface PlaceFields extends Place {
  readonly postal_code: string;
}

interface PinCodeContext {
  /** The fields as they are now. */
  readonly fields: PlaceFields;
  /** Where the PIN code belongs; undefined while that is not known. */
  readonly place: Place | undefined;
  /** What the lookup filled in last. */
  readonly filled: Place;
  /** The form is to be sent as soon as the place is found. */
  readonly isAwaited: boolean;
}

export type PinCodeEvent =
  /** A form opened with these values, which are not looked up; or the same form goes on with what was typed. */
  | { type: 'form.open'; fields: PlaceFields }
  | { type: 'address.change'; fields: PlaceFields }
  /** The user wants the form to be sent. */
  | { type: 'form.submit' };

/** Emitted for the form to fill a field in. */
export interface FillField {
  readonly type: 'field.fill';
  readonly field: keyof Place;
  readonly value: string;
}

/** Emitted for the form to be sent: the lookup is over, or the form waits no longer for it. */
export interface FormReady {
  readonly type: 'form.ready';
}

/** How long a form that is to be sent waits for city and state, in ms. */
const PATIENCE_MS = 3000;

/** A whole PIN code; its first digit is never 0. */
const WHOLE = /^[1-9]\d{5}$/;

const NOWHERE: Place = { city: '', state: '' };

/**
 * Finds city and state by the PIN code of an address form, and fills them in where the user typed nothing else. An unknown
 * code is only noted, and a lookup that fails is as none. A form that is sent without city or state while they are looked up
 * waits for them, at most 3 s. Provide `findPlace`, which returns undefined for an unknown code.
 */
export const pinCodeMachine = setup({
  types: { context: {} as PinCodeContext, events: {} as PinCodeEvent, emitted: {} as FillField | FormReady },
  actors: { findPlace: placeholder<Place | undefined, string>('findPlace') },
  guards: {
    isSamePin: ({ context }, { postal_code }: PlaceFields) => postal_code === context.fields.postal_code,
    goesOn: ({ context }, fields: PlaceFields) =>
      fields.postal_code === context.fields.postal_code &&
      fields.city === context.fields.city &&
      fields.state === context.fields.state,
    isWhole: (_, { postal_code }: PlaceFields) => WHOLE.test(postal_code),
    isIncomplete: ({ context: { fields } }) => fields.city.trim() === '' || fields.state === '',
    isKnown: (_, place: Place | undefined) => place !== undefined,
  },
  actions: {
    start: assign((_, fields: PlaceFields) => ({ fields, place: undefined, filled: NOWHERE })),
    setFields: assign((_, fields: PlaceFields) => ({ fields })),
    setPlace: assign((_, place: Place | undefined) => ({ place })),
    forgetPlace: assign({ place: undefined }),
    wait: assign({ isAwaited: true }),
    stopWaiting: assign({ isAwaited: false }),
    release: enqueueActions(({ context, enqueue }) => {
      if (context.isAwaited) enqueue.emit({ type: 'form.ready' });
      enqueue.assign({ isAwaited: false });
    }),
    emitReady: emit({ type: 'form.ready' }),
    fill: enqueueActions(({ context: { fields, filled, place = NOWHERE }, enqueue }) => {
      for (const field of ['city', 'state'] as const) {
        const isFree = fields[field].trim() === '' || fields[field] === filled[field];
        if (isFree) enqueue.emit({ type: 'field.fill', field, value: place[field] });
      }
      enqueue.assign({ filled: place });
    }),
  },
  delays: { patience: PATIENCE_MS },
}).createMachine({
  id: 'pin-code',
  context: { fields: { ...NOWHERE, postal_code: '' }, place: undefined, filled: NOWHERE, isAwaited: false },
  initial: 'idle',
  states: {
    idle: { entry: 'stopWaiting' },
    finding: {
      entry: ['forgetPlace', 'stopWaiting'],
      invoke: {
        id: 'findPlace',
        src: 'findPlace',
        input: ({ context }) => context.fields.postal_code,
        onDone: [
          {
            guard: { type: 'isKnown', params: toOutput },
            target: 'found',
            actions: [{ type: 'setPlace', params: toOutput }, 'fill', 'release'],
          },
          { target: 'unknown', actions: 'release' },
        ],
        onError: { target: 'idle', actions: 'release' },
      },
      initial: 'alone',
      states: {
        alone: {
          on: { 'form.submit': [{ guard: 'isIncomplete', target: 'awaited' }, { actions: 'emitReady' }] },
        },
        awaited: {
          entry: 'wait',
          on: { 'form.submit': {} },
          after: { patience: { target: 'alone', actions: 'release' } },
        },
      },
    },
    found: {},
    unknown: {},
  },
  on: {
    'form.submit': { actions: 'emitReady' },
    'form.open': [
      { guard: { type: 'goesOn', params: ({ event }) => event.fields } },
      { target: '.idle', actions: { type: 'start', params: ({ event }) => event.fields } },
    ],
    'address.change': [
      {
        guard: { type: 'isSamePin', params: ({ event }) => event.fields },
        actions: { type: 'setFields', params: ({ event }) => event.fields },
      },
      {
        guard: { type: 'isWhole', params: ({ event }) => event.fields },
        target: '.finding',
        reenter: true,
        actions: { type: 'setFields', params: ({ event }) => event.fields },
      },
      { target: '.idle', actions: { type: 'setFields', params: ({ event }) => event.fields } },
    ],
  },
});
