import { assign, enqueueActions, setup } from 'xstate';
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
}

export type PinCodeEvent =
  /** A form opened with these values, which are not looked up; or the same form goes on with what was typed. */
  { type: 'form.open'; fields: PlaceFields } | { type: 'address.change'; fields: PlaceFields };

/** Emitted for the form to fill a field in. */
export interface FillField {
  readonly type: 'field.fill';
  readonly field: keyof Place;
  readonly value: string;
}

/** A whole PIN code; its first digit is never 0. */
const WHOLE = /^[1-9]\d{5}$/;

const NOWHERE: Place = { city: '', state: '' };

/**
 * Finds city and state by the PIN code of an address form, and fills them in where the user typed nothing else. Nothing
 * waits for it: an unknown code is only noted, and a lookup that fails is as none. Provide `findPlace`, which returns
 * undefined for an unknown code.
 */
export const pinCodeMachine = setup({
  types: { context: {} as PinCodeContext, events: {} as PinCodeEvent, emitted: {} as FillField },
  actors: { findPlace: placeholder<Place | undefined, string>('findPlace') },
  guards: {
    isSamePin: ({ context }, { postal_code }: PlaceFields) => postal_code === context.fields.postal_code,
    goesOn: ({ context }, fields: PlaceFields) =>
      fields.postal_code === context.fields.postal_code &&
      fields.city === context.fields.city &&
      fields.state === context.fields.state,
    isWhole: (_, { postal_code }: PlaceFields) => WHOLE.test(postal_code),
    isKnown: (_, place: Place | undefined) => place !== undefined,
  },
  actions: {
    start: assign((_, fields: PlaceFields) => ({ fields, place: undefined, filled: NOWHERE })),
    setFields: assign((_, fields: PlaceFields) => ({ fields })),
    setPlace: assign((_, place: Place | undefined) => ({ place })),
    forgetPlace: assign({ place: undefined }),
    fill: enqueueActions(({ context: { fields, filled, place = NOWHERE }, enqueue }) => {
      for (const field of ['city', 'state'] as const) {
        const isFree = fields[field].trim() === '' || fields[field] === filled[field];
        if (isFree) enqueue.emit({ type: 'field.fill', field, value: place[field] });
      }
      enqueue.assign({ filled: place });
    }),
  },
}).createMachine({
  id: 'pin-code',
  context: { fields: { ...NOWHERE, postal_code: '' }, place: undefined, filled: NOWHERE },
  initial: 'idle',
  states: {
    idle: {},
    finding: {
      entry: 'forgetPlace',
      invoke: {
        id: 'findPlace',
        src: 'findPlace',
        input: ({ context }) => context.fields.postal_code,
        onDone: [
          {
            guard: { type: 'isKnown', params: toOutput },
            target: 'found',
            actions: [{ type: 'setPlace', params: toOutput }, 'fill'],
          },
          { target: 'unknown' },
        ],
        onError: { target: 'idle' },
      },
    },
    found: {},
    unknown: {},
  },
  on: {
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
