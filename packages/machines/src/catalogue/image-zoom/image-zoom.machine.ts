import { assign, setup } from 'xstate';

interface ImageZoomContext {
  /** The index of the shown image. */
  readonly at: number;
  /** How many images there are. */
  readonly count: number;
  /** How many times larger than whole the image is: 1 to 4, and anything between after a pinch. */
  readonly scale: number;
}

export type ImageZoomEvent =
  /** An image was pressed. */
  | { type: 'zoom.open'; at: number; count: number }
  | { type: 'image.next' }
  | { type: 'image.previous' }
  | { type: 'zoom.in' }
  | { type: 'zoom.out' }
  /** A double press: larger, or whole again. */
  | { type: 'zoom.toggle' }
  /** Two fingers moved: their distance now, divided by that of before. */
  | { type: 'zoom.pinch'; factor: number }
  | { type: 'zoom.close' };

const MAX_SCALE = 4;
const TOGGLED_SCALE = 2;

/** An image of a product, large above its page: whole, or enlarged 1 to 4 times. Another image is whole at first. */
export const imageZoomMachine = setup({
  types: { context: {} as ImageZoomContext, events: {} as ImageZoomEvent },
  guards: {
    hasOthers: ({ context }) => context.count > 1,
    isBelowMax: ({ context }) => context.scale < MAX_SCALE,
    isToWhole: (_, scale: number) => scale <= 1,
  },
  actions: {
    open: assign((_, { at, count }: { at: number; count: number }) => ({ at, count, scale: 1 })),
    turn: assign(({ context: { at, count } }, steps: number) => ({
      at: (at + steps + count) % count,
      scale: 1,
    })),
    setScale: assign((_, scale: number) => ({ scale: Math.min(MAX_SCALE, Math.max(1, scale)) })),
  },
}).createMachine({
  id: 'image-zoom',
  context: { at: 0, count: 0, scale: 1 },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'zoom.open': { target: 'open', actions: { type: 'open', params: ({ event }) => event } },
      },
    },
    open: {
      initial: 'whole',
      states: {
        whole: {
          on: {
            'zoom.toggle': {
              target: 'enlarged',
              actions: { type: 'setScale', params: TOGGLED_SCALE },
            },
          },
        },
        enlarged: {
          on: {
            'zoom.out': [
              {
                guard: { type: 'isToWhole', params: ({ context }) => context.scale - 1 },
                target: 'whole',
                actions: { type: 'setScale', params: 1 },
              },
              { actions: { type: 'setScale', params: ({ context }) => Math.ceil(context.scale) - 1 } },
            ],
            'zoom.toggle': { target: 'whole', actions: { type: 'setScale', params: 1 } },
          },
        },
      },
      on: {
        'image.next': { guard: 'hasOthers', target: '.whole', actions: { type: 'turn', params: 1 } },
        'image.previous': { guard: 'hasOthers', target: '.whole', actions: { type: 'turn', params: -1 } },
        'zoom.in': {
          guard: 'isBelowMax',
          target: '.enlarged',
          actions: { type: 'setScale', params: ({ context }) => Math.floor(context.scale) + 1 },
        },
        'zoom.pinch': [
          {
            guard: { type: 'isToWhole', params: ({ context, event }) => context.scale * event.factor },
            target: '.whole',
            actions: { type: 'setScale', params: 1 },
          },
          {
            target: '.enlarged',
            actions: { type: 'setScale', params: ({ context, event }) => context.scale * event.factor },
          },
        ],
        'zoom.close': 'closed',
      },
    },
  },
});
