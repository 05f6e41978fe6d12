import { DeliveryMethod, NewOrder, PaymentMethod, PaymentReceipt } from '@pgm/api/contract';
import * as z from 'zod/mini';
import { readCheckout, writeCheckout } from '#app/kit/device/checkout-storage.ts';

/** What the session storage contains of a checkout, so that a reload or a step back loses nothing. */
const SavedState = z.object({
  /** The idempotency key of the order: the order is placed once, however often it is sent. */
  key: z.uuid(),
  /** The member who owns this checkout. */
  userId: z.optional(z.string()),
  /** The items to order, as the member last saw them. */
  seen: z.optional(
    z.array(z.object({ productId: z.string(), size: z.optional(z.string()), quantity: z.int() })),
  ),
  addressId: z.optional(z.string()),
  delivery: z.optional(DeliveryMethod),
  method: z.optional(PaymentMethod),
  wantsGstin: z.optional(z.boolean()),
  gstin: z.optional(z.string()),
  courierNote: z.optional(z.string()),
  /** The order that was sent and has no response yet: its outcome is unknown. */
  sent: z.optional(NewOrder),
  /** The last order that was placed. */
  orderId: z.optional(z.string()),
  /** The browser's claim that the order is paid; the payment provider still has to confirm it. */
  claim: z.optional(z.object({ receipt: z.optional(PaymentReceipt) })),
});
type SavedState = z.infer<typeof SavedState>;

function read(): SavedState {
  return SavedState.safeParse(readCheckout()).data ?? { key: crypto.randomUUID() };
}

function write(state: SavedState): SavedState {
  writeCheckout(state);
  return state;
}

/** The choices of the checkout, the idempotency key of its order, and the state of its payment. */
export const savedCheckout = {
  recall: () => write(read()),
  /** The same for one member: the checkout of another member in this tab is deleted. */
  recallFor: (userId: string | undefined) => {
    const state = read();
    const isForeign = state.userId !== undefined && state.userId !== userId;
    return write({ ...(isForeign ? { key: crypto.randomUUID() } : state), ...(userId && { userId }) });
  },
  save: (chosen: {
    readonly [Name in Exclude<keyof SavedState, 'key' | 'userId'>]?: SavedState[Name] | undefined;
  }) => write(SavedState.parse({ ...read(), ...chosen })),
  /** The order was rejected: the next one that is sent is a new order with its own key. */
  renewKey: () => write({ ...read(), key: crypto.randomUUID() }),
  /** The order is placed: only its id stays saved. */
  placed: (orderId: string) => {
    const { userId } = read();
    write({ key: crypto.randomUUID(), orderId, ...(userId && { userId }) });
  },
};
