import * as z from 'zod/mini';

/** The languages that the site and its mails speak. */
export const Language = z.enum(['en', 'hi']);
export type Language = z.infer<typeof Language>;
