import { createCall, type CallOptions } from './call.ts';
import { categoriesClient } from './categories.ts';
import { contactsClient } from './contacts.ts';
import { productsClient } from './products.ts';

export type { Call, CallInput, CallOptions } from './call.ts';

/** Every request of the product, grouped by what it is about. */
export function createClient(options: CallOptions = {}) {
  const call = createCall(options);
  return {
    categories: categoriesClient(call),
    contacts: contactsClient(call),
    products: productsClient(call),
  };
}

export type Client = ReturnType<typeof createClient>;
