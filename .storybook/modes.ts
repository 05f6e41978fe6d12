const widths = [320, 768, 1280] as const;
const themes = ['light', 'dark'] as const;

/** Chromatic takes a screenshot of every story at three widths in both themes. */
export const modes = Object.fromEntries(
  widths.flatMap((width) =>
    themes.map((theme) => [`${theme} ${width}px`, { theme, viewport: { width, height: 900 } }]),
  ),
);
