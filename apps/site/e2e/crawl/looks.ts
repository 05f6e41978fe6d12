/** A way in which a page is shown. */
export interface Setting {
  readonly language: 'en' | 'hi';
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
}

/** A page and the way in which it is shown. */
export interface Look {
  readonly path: string;
  readonly setting: Setting;
}

/** The narrowest screen that must not scroll sideways, and a wide one. */
export const WIDTHS = [320, 1280] as const;

/** What a page is most likely to be wrong in: long words, little room, the second theme. */
export const NARROW_DARK: Setting = { language: 'hi', colorScheme: 'dark', width: WIDTHS[0] };

/** Each language, theme and width once; the stories look at every component in both themes. */
const SETTINGS: readonly Setting[] = [
  { language: 'en', colorScheme: 'light', width: WIDTHS[1] },
  NARROW_DARK,
];

/**
 * Distributes the settings over pages: each page is seen at least once, and each setting at least once among them.
 */
export function looksAt(pages: readonly string[]): Look[] {
  return Array.from({ length: Math.max(pages.length, SETTINGS.length) }, (_, n) => {
    const path = pages[n % pages.length];
    const setting = SETTINGS[n % SETTINGS.length];
    return path === undefined || setting === undefined ? [] : { path, setting };
  }).flat();
}
