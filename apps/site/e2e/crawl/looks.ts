/** A way in which a page is shown. */
export interface Setting {
  readonly language: 'en' | 'hi';
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
}

/** A page in one language, and the settings of theme and width in which it is checked there. */
export interface Look {
  readonly path: string;
  readonly language: Setting['language'];
  readonly settings: readonly Setting[];
}

/** Every combination of language, theme and width: the narrowest screen that must not scroll sideways, and a wide one. */
const SETTINGS: readonly Setting[] = (['en', 'hi'] as const).flatMap((language) =>
  ([320, 1280] as const).flatMap((width) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ language, colorScheme, width })),
  ),
);

/**
 * Distributes the settings over the pages of one template: each page is seen at least once, and each setting at least
 * once among them. A page that is seen several times in one language is opened once for that.
 */
export function looksAt(pages: readonly string[]): Look[] {
  const looks = new Map<string, Look>();
  for (let n = 0; n < Math.max(pages.length, SETTINGS.length); n += 1) {
    const path = pages[n % pages.length];
    const setting = SETTINGS[n % SETTINGS.length];
    if (path === undefined || setting === undefined) continue;
    const { language } = setting;
    const key = `${language} ${path}`;
    const settings = [...(looks.get(key)?.settings ?? []), setting];
    looks.set(key, { path, language, settings });
  }
  return [...looks.values()];
}
