import { DeliveryMethod, NewOrder, PaymentMethod, PaymentReceipt } from '@pgm/api/contract';
import * as z from 'zod/mini';
import { MEMORY_KEY } from './forget-checkout.ts';

/** What a tab remembers of a checkout, so that a reload or a step back loses nothing. */
const Memory = z.object({
  /** Goes with the order however often it is sent: it is placed once. */
  key: z.uuid(),
  /** Whose checkout it is. */
  userId: z.optional(z.string()),
  /** What was to be ordered, as it was last seen. */
  seen: z.optional(z.array(z.object({ productId: z.string(), quantity: z.int() }))),
  addressId: z.optional(z.string()),
  delivery: z.optional(DeliveryMethod),
  method: z.optional(PaymentMethod),
  wantsGstin: z.optional(z.boolean()),
  gstin: z.optional(z.string()),
  /** Sent, and its answer is awaited: nobody knows yet whether it is placed. */
  sent: z.optional(NewOrder),
  /** The order that was placed last. */
  orderId: z.optional(z.string()),
  /** That it was paid, which the provider still has to say itself. */
  claim: z.optional(z.object({ receipt: z.optional(PaymentReceipt) })),
});
type Memory = z.infer<typeof Memory>;

function read(): Memory {
  try {
    return Memory.parse(JSON.parse(sessionStorage.getItem(MEMORY_KEY) ?? ''));
  } catch {
    return { key: crypto.randomUUID() };
  }
}

function write(memory: Memory): Memory {
  sessionStorage.setItem(MEMORY_KEY, JSON.stringify(memory));
  return memory;
}

/** What was chosen at the checkout, the key of the order that comes of it, and where its payment stands. */
export const checkoutMemory = {
  recall: () => write(read()),
  /** The same for one member: what another left in this tab is forgotten. */
  recallFor: (userId: string | undefined) => {
    const memory = read();
    const isForeign = memory.userId !== undefined && memory.userId !== userId;
    return write({ ...(isForeign ? { key: crypto.randomUUID() } : memory), ...(userId && { userId }) });
  },
  keep: (chosen: { readonly [Name in Exclude<keyof Memory, 'key' | 'userId'>]?: Memory[Name] | undefined }) =>
    write(Memory.parse({ ...read(), ...chosen })),
  /** The order was refused: what is sent next is another, with a key of its own. */
  renewKey: () => write({ ...read(), key: crypto.randomUUID() }),
  /** The order is placed: nothing of it is left but itself. */
  placed: (orderId: string) => {
    const { userId } = read();
    write({ key: crypto.randomUUID(), orderId, ...(userId && { userId }) });
  },
};
