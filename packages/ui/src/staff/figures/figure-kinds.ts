import type { I18n } from '../../foundations/language/language.tsx';

/** What a period comes to. */
export interface PeriodFigures {
  orders: number;
  /** Paise. */
  revenuePaise: number;
  points: number;
  joins: number;
}

/** A kind of figure, with its English name. */
export interface FigureKind {
  name: keyof PeriodFigures;
  label: string;
}

/** The kinds of figures, in the order of the page. */
export const FIGURE_KINDS: readonly FigureKind[] = [
  { name: 'orders', label: 'Orders' },
  { name: 'revenuePaise', label: 'Revenue' },
  { name: 'points', label: 'Points' },
  { name: 'joins', label: 'New associates' },
];

/** A figure as it is shown: revenue in rupees, all others as a number. */
export function formatFigure(
  { formatNumber, formatRupees }: I18n,
  name: keyof PeriodFigures,
  value: number,
): string {
  return name === 'revenuePaise' ? formatRupees(value / 100) : formatNumber(value);
}
