import * as z from 'zod/mini';

/** The parameters of a flow story; the coverage check and the machine panel read them. */
export const FlowParameters = z.object({ machine: z.string(), state: z.string() });
export type FlowParameters = z.infer<typeof FlowParameters>;
