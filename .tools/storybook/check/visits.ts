import type { Entry } from './storybook-index.ts';

const THEMES = ['light', 'dark'] as const;
const LANGUAGES = ['en', 'hi'] as const;
/** Storybook's own column for a docs page, and a phone. */
const DOCS_WIDTHS = [1280, 360];
const STORY_WIDTHS = [1280];

/** A way to open an entry. */
export interface Visit {
  readonly entry: Entry;
  readonly theme: (typeof THEMES)[number];
  readonly language: (typeof LANGUAGES)[number];
  /** In pixels. */
  readonly width: number;
  /** Whether axe runs in it. */
  readonly hasAxe: boolean;
}

/**
 * How an entry is opened: in both themes and both languages, docs also on a phone. Axe runs in dark Hindi alone, since the
 * stories' own tests run it in light English.
 */
export function toVisits(entry: Entry): Visit[] {
  const widths = entry.type === 'docs' ? DOCS_WIDTHS : STORY_WIDTHS;
  return LANGUAGES.flatMap((language) =>
    THEMES.flatMap((theme) =>
      widths.map((width) => ({
        entry,
        theme,
        language,
        width,
        hasAxe: theme === 'dark' && language === 'hi' && entry.type === 'story',
      })),
    ),
  );
}
