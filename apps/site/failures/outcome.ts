import * as z from 'zod';

/** What was found on a screen under a fault. */
const Outcome = z.object({
  area: z.string(),
  screen: z.string(),
  call: z.string(),
  fault: z.string(),
  problems: z.array(
    z.object({
      kind: z.enum(['no sentence', 'HTTP', 'empty alert', 'spinner', 'lost text', 'no way on', 'error']),
      text: z.string(),
    }),
  ),
});

export type Outcome = z.infer<typeof Outcome>;

/** What can be wrong with a screen whose call fails. */
export type Problem = Outcome['problems'][number];

/** Reads outcomes that a test has attached. */
export const toOutcomes = (json: string): Outcome[] => z.array(Outcome).parse(JSON.parse(json));
