import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** The chunk of `vite.config.ts` that most first presses load: session, cart and toasts. */
const PRESSED = 'account';

/** What is read here of Vite's manifest: by key, the file of a chunk and the keys of those that it imports. */
const ViteManifest = z.record(
  z.string(),
  z.object({
    name: z.optional(z.string()),
    file: z.string(),
    imports: z._default(z.array(z.string()), []),
  }),
);

/** The addresses of the files that the first press needs; none in development, where nothing is built. */
export function readPressFiles(): readonly string[] {
  if (import.meta.env.DEV) return [];
  const manifest = readFileSync(new URL('../client/.vite/manifest.json', import.meta.url), 'utf8');
  return listPressFiles(JSON.parse(manifest));
}

/**
 * The addresses of the files of {@link PRESSED} and of all that it imports.
 * @param manifest of Vite's build
 * @throws if the build has no such chunk: no page could load it with the first press
 */
export function listPressFiles(manifest: unknown): readonly string[] {
  const chunks = new Map(Object.entries(ViteManifest.parse(manifest)));
  const keys = new Set([...chunks].filter(([, { name }]) => name === PRESSED).map(([key]) => key));
  if (keys.size === 0) throw new Error(`The build has no chunk '${PRESSED}'.`);
  // What is added here is looked at too.
  for (const key of keys) for (const imported of chunks.get(key)?.imports ?? []) keys.add(imported);
  return [...keys].flatMap((key) => chunks.get(key)?.file ?? []).map((file) => `/${file}`);
}
