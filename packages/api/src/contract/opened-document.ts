import * as z from 'zod/mini';

/** The address at which a document can be opened for five minutes without a login, and the number of the document. */
export const OpenedDocument = z.object({ number: z.string(), url: z.string() });
export type OpenedDocument = z.infer<typeof OpenedDocument>;
