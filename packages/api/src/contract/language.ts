import * as z from 'zod/mini';

/** The languages of the site and its emails. */
export const Language = z.enum(['en', 'hi']);
export type Language = z.infer<typeof Language>;
