import * as z from 'zod/mini';

/** What a tab remembers of a checkout, so that a reload or a step back loses nothing. */
const Memory = z.object({
  /** Goes with the order however often it is sent: it is placed once. */
  key: z.uuid(),
  addressId: z.optional(z.string()),
  isReviewing: z.optional(z.boolean()),
});
type Memory = z.infer<typeof Memory>;

/** The tab's session storage: local storage is for members' data only. */
const MEMORY_KEY = 'checkout';

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

/** What was chosen at the checkout, and the key of the order that comes of it. */
export const checkoutMemory = {
  recall: () => write(read()),
  keep: (chosen: Omit<Partial<Memory>, 'key'>) => write({ ...read(), ...chosen }),
  /** The order is placed, or has become another: the next one needs a key of its own. */
  renewKey: () => write({ ...read(), key: crypto.randomUUID() }),
  forget: () => sessionStorage.removeItem(MEMORY_KEY),
};
