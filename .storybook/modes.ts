const widths = [320, 768, 1280] as const;
const themes = ['light', 'dark'] as const;

/** Chromatic takes a screenshot of every story at three widths in both themes. */
export const modes = Object.fromEntries(
  widths.flatMap((width) =>
    themes.map((theme) => [`${theme} ${width}px`, { theme, viewport: { width, height: 900 } }]),
  ),
);

/** A flow is made of components whose own stories show them at every width and in the dark: two modes are enough. */
export const flowModes = {
  ...Object.fromEntries(Object.keys(modes).map((mode) => [mode, { disable: true }])),
  'flow 360px': { theme: 'light', viewport: { width: 360, height: 800 } },
  'flow 1280px': { theme: 'light', viewport: { width: 1280, height: 900 } },
};
