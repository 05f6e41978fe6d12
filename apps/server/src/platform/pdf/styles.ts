import type { TYPEFACES } from './typefaces.ts';

/** The style of a text. */
export interface TextStyle {
  readonly face: keyof typeof TYPEFACES;
  /** In points. */
  readonly size: number;
  /** From one baseline to the next, in points. */
  readonly leading: number;
  readonly color: string;
}

/** The light-theme colours of the site. */
export const COLORS = {
  ink: '#15211a',
  muted: '#4a584f',
  leaf: '#14563b',
  leafSoft: '#dfeee2',
  line: '#cfd6ca',
  debit: '#a5231b',
  debitSoft: '#fbe7e4',
} as const;

const { ink, muted, leaf, debit } = COLORS;

/** The text sizes of a document. */
export const STYLES = {
  title: { face: 'semibold', size: 22, leading: 26, color: leaf },
  company: { face: 'semibold', size: 12.5, leading: 16, color: ink },
  heading: { face: 'semibold', size: 10, leading: 14, color: leaf },
  name: { face: 'semibold', size: 10, leading: 14, color: ink },
  label: { face: 'semibold', size: 7.5, leading: 12, color: muted },
  text: { face: 'regular', size: 8.5, leading: 12, color: ink },
  strong: { face: 'semibold', size: 8.5, leading: 12, color: ink },
  columnHead: { face: 'semibold', size: 7.5, leading: 10, color: leaf },
  cell: { face: 'regular', size: 8, leading: 11, color: ink },
  strongCell: { face: 'semibold', size: 8, leading: 11, color: ink },
  note: { face: 'regular', size: 7.5, leading: 11, color: muted },
  total: { face: 'semibold', size: 13, leading: 18, color: leaf },
  warning: { face: 'semibold', size: 10, leading: 14, color: debit },
} as const satisfies Record<string, TextStyle>;
