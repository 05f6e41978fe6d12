import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const Entry = z.object({
  id: z.string(),
  type: z.enum(['story', 'docs']),
  importPath: z.string(),
  tags: z.array(z.string()).optional(),
});

/** A story or a docs page, as the index of a static Storybook lists it. */
export type Entry = z.infer<typeof Entry>;

const Index = z.object({ entries: z.record(z.string(), Entry) });

/** The stories and docs pages of the static Storybook in a folder, in its order. */
export function listEntries(storybook: string): Entry[] {
  const index = Index.parse(JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')));
  return Object.values(index.entries);
}
