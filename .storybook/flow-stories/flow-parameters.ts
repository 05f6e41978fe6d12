import * as z from 'zod/mini';

/** What a flow story says about itself; the coverage check and the machine panel read it. */
export const FlowParameters = z.object({ machine: z.string(), state: z.string() });
export type FlowParameters = z.infer<typeof FlowParameters>;
