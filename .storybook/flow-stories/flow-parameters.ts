import * as z from 'zod/mini';

/**
 * A step of a way: the name of a sample event of the scenario, another event, or time that passes, in ms. `child` names
 * the child machine that gets the event, such as the list in a tab; `a/b` is the child b of the child a.
 */
export const Step = z.union([
  z.string(),
  z.object({ child: z.optional(z.string()), event: z.looseObject({ type: z.string() }) }),
  z.object({ passMs: z.number() }),
]);
export type Step = z.infer<typeof Step>;

/** The parameters of a flow story; the checks of the stories and the machine panel read them. */
export const FlowParameters = z.object({
  machine: z.string(),
  state: z.string(),
  /** The steps that lead to the state. Default: the shortest way. */
  via: z.optional(z.readonly(z.array(Step))),
  isClockSilent: z.optional(z.boolean()),
  /** The story before this one that looks the same, by the name of its export, and why. */
  equals: z.optional(z.object({ story: z.string(), because: z.string() })),
});
export type FlowParameters = z.infer<typeof FlowParameters>;
