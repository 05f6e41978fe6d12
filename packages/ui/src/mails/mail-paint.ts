import type { CSSProperties } from 'react';

/**
 * The colours of mails. A mail loads no style sheet, so that the tokens of theme.css are written here again; a test compares
 * them.
 */
export const MAIL_COLOURS = {
  paper: { light: '#f3f5ef', dark: '#101813' },
  surface: { light: '#fdfefb', dark: '#17211b' },
  line: { light: '#cfd6ca', dark: '#33433a' },
  ink: { light: '#15211a', dark: '#edf2ea' },
  'ink-muted': { light: '#4a584f', dark: '#aebcb2' },
  leaf: { light: '#14563b', dark: '#83d3a4' },
  'on-leaf': { light: '#ffffff', dark: '#0a1e14' },
} as const;
type Colour = keyof typeof MAIL_COLOURS;

/** The sizes of text in mails, in px: the tokens of theme.css at 16 px per rem. */
export const MAIL_TEXT = {
  note: { fontSize: 14, lineHeight: '20px' },
  body: { fontSize: 17, lineHeight: '25.6px' },
  title: { fontSize: 24, lineHeight: '28px' },
} as const;

/** The corners of mails, in px: the tokens of theme.css. */
export const MAIL_RADIUS = { field: 6, card: 10 } as const;

/** Only fonts that are on the device, because a mail loads none. */
export const MAIL_FONT =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Devanagari', 'Nirmala UI', sans-serif";

/** The colours of an element. */
interface Paint {
  readonly ink?: Colour;
  readonly ground?: Colour;
  /** The colour of its borders. */
  readonly line?: Colour;
}

/**
 * The props that colour an element: the light colours in its `style`, which every mail program reads, and class names by
 * which {@link DARK_RULES} replaces them.
 */
export function paint(
  { ink, ground, line }: Paint,
  style: CSSProperties = {},
): { className: string; style: CSSProperties } {
  return {
    className: [ink && `mail-ink-${ink}`, ground && `mail-ground-${ground}`, line && `mail-line-${line}`]
      .filter(Boolean)
      .join(' '),
    style: {
      ...(ink && { color: MAIL_COLOURS[ink].light }),
      ...(ground && { backgroundColor: MAIL_COLOURS[ground].light }),
      ...style,
      ...(line && { borderColor: MAIL_COLOURS[line].light }),
    },
  };
}

/** The rules of the dark theme; a program that removes them shows the light one. */
export const DARK_RULES = Object.entries(MAIL_COLOURS)
  .map(
    ([name, { dark }]) =>
      `.mail-ink-${name}{color:${dark} !important}` +
      `.mail-ground-${name}{background-color:${dark} !important}` +
      `.mail-line-${name}{border-color:${dark} !important}`,
  )
  .join('');
