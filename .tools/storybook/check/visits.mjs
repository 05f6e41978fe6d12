const THEMES = ['light', 'dark'];
const LANGUAGES = ['en', 'hi'];
/** Storybook's own column for a docs page, and a phone. */
const DOCS_WIDTHS = [1280, 360];
const STORY_WIDTHS = [1280];

/**
 * How an entry is opened: in both themes and both languages, docs also on a phone. Axe runs in dark Hindi alone, since the
 * stories' own tests run it in light English.
 */
export function toVisits(entry) {
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
