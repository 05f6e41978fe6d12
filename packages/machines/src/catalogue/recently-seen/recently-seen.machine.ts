import type { Product, Result } from '@pgm/api/contract';
import { assign, setup } from 'xstate';
import { call, placeholder, toOutput, toValue } from '../../kit/index.ts';

interface RecentlySeenContext {
  /** The ids of the products that were seen, the last one first. */
  readonly ids: readonly string[];
  /** Those of them that the shop still has, in the same order. */
  readonly products: readonly Product[];
}

export type RecentlySeenEvent =
  /** Deletes the list from the device. */
  { type: 'list.clear' };

/**
 * The products that a visitor has looked at on this device. Nothing is shown where there are none, and where they cannot be
 * read: no visitor asked for them. Provide the actors with the storage and the call.
 */
export const recentlySeenMachine = setup({
  types: { context: {} as RecentlySeenContext, events: {} as RecentlySeenEvent },
  actors: {
    readSeen: placeholder<readonly string[]>('readSeen'),
    fetchProducts: placeholder<Result<readonly Product[]>, readonly string[]>('fetchProducts'),
    clearSeen: placeholder<void>('clearSeen'),
  },
  guards: { hasIds: (_, ids: readonly string[]) => ids.length > 0 },
  actions: {
    setIds: assign((_, ids: readonly string[]) => ({ ids })),
    setProducts: assign(({ context }, products: readonly Product[]) => ({
      products: context.ids.flatMap((id) => products.find((product) => product.id === id) ?? []),
    })),
    forgetProducts: assign({ ids: [], products: [] }),
  },
}).createMachine({
  id: 'recently-seen',
  context: { ids: [], products: [] },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readSeen',
        src: 'readSeen',
        onDone: [
          {
            guard: { type: 'hasIds', params: toOutput },
            target: 'fetching',
            actions: { type: 'setIds', params: toOutput },
          },
          { target: 'settled' },
        ],
        onError: 'settled',
      },
    },
    fetching: {
      invoke: {
        input: ({ context }) => context.ids,
        ...call(
          'fetchProducts',
          { target: 'settled', actions: { type: 'setProducts', params: toValue } },
          { target: 'settled' },
        ),
      },
    },
    settled: { on: { 'list.clear': 'clearing' } },
    clearing: {
      entry: 'forgetProducts',
      invoke: { id: 'clearSeen', src: 'clearSeen', onDone: 'settled', onError: 'settled' },
    },
  },
});
