/** A theme, a language and a size of the window in which Chromatic captures a story. */
interface Mode {
  readonly theme: 'light' | 'dark';
  readonly language: 'en' | 'hi';
  readonly viewport: { readonly width: number; readonly height: number };
}

const phone = { width: 320, height: 640 };
const desktop = { width: 1280, height: 900 };

const MODES = {
  'light desktop': { theme: 'light', language: 'en', viewport: desktop },
  'dark desktop': { theme: 'dark', language: 'en', viewport: desktop },
  'light phone': { theme: 'light', language: 'en', viewport: phone },
  'dark phone, Hindi': { theme: 'dark', language: 'hi', viewport: phone },
} as const satisfies Readonly<Record<string, Mode>>;

type ModeName = keyof typeof MODES;

/**
 * The modes by the folder of a story, the first that matches. The parts that all others are made of have every theme and
 * width. The components of a domain have both themes, widths and languages in two images. A screen of a flow is made of
 * them: it is captured where most of its users see it.
 */
const BY_FOLDER: readonly (readonly [folder: RegExp, modes: readonly ModeName[]])[] = [
  [
    /^packages\/ui\/src\/(foundations|primitives|forms|data)\//,
    ['light desktop', 'dark desktop', 'light phone', 'dark phone, Hindi'],
  ],
  // A mail has one ground and one width, and its stories name its language.
  [/^packages\/ui\/src\/mails\//, ['light desktop']],
  [/^packages\/ui\//, ['light desktop', 'dark phone, Hindi']],
  [/^apps\/site\/app\/staff\//, ['light desktop']],
  [/^apps\/site\/app\//, ['light phone']],
  // A journey is steps through screens that have stories.
  [/^apps\/demo\//, []],
];

/** What Chromatic reads of a story's parameters. */
export type Snapshots =
  | { readonly disableSnapshot: true }
  | { readonly modes: Readonly<Record<string, Mode>> };

/**
 * How Chromatic captures a story.
 * @param file the path of its file in the repository
 * @param hasPlay whether it has a play function; what a play leads to has a resting story of its own
 */
export function toSnapshots(file: string, hasPlay: boolean): Snapshots {
  const names = BY_FOLDER.find(([folder]) => folder.test(file))?.[1] ?? [];
  if (hasPlay || names.length === 0) return { disableSnapshot: true };
  return { modes: Object.fromEntries(names.map((name) => [name, MODES[name]])) };
}
