import type { FigurePeriod, FigureStep, PeriodFigures } from '@pgm/api/contract';
import { type ComparedSpans, toDays } from './period.ts';

/** What is counted of each day, by its date; a day without anything is absent. */
export type DailyFigures = ReadonlyMap<string, PeriodFigures>;

export const NO_FIGURES: PeriodFigures = { orders: 0, revenuePaise: 0, points: 0, joins: 0 };

/** The figures of each step of a period: of its months in a year, else of its days; with the step before beside it. */
export function toSteps(
  daily: DailyFigures,
  period: FigurePeriod,
  { current, before }: ComparedSpans,
): FigureStep[] {
  const isByMonth = period === 'year';
  const earlier = toParts(toDays(before), isByMonth);
  return toParts(toDays(current), isByMonth).map(([from = '', ...rest], at) => {
    const days = earlier[at];
    return { from, figures: sumDays(daily, [from, ...rest]), before: days ? sumDays(daily, days) : null };
  });
}

/** The sum of some days. */
export function sumDays(daily: DailyFigures, days: readonly string[]): PeriodFigures {
  return days.reduce((sum, day) => addFigures(sum, daily.get(day) ?? NO_FIGURES), NO_FIGURES);
}

/** Both together. */
export function addFigures(one: PeriodFigures, other: PeriodFigures): PeriodFigures {
  return {
    orders: one.orders + other.orders,
    revenuePaise: one.revenuePaise + other.revenuePaise,
    points: one.points + other.points,
    joins: one.joins + other.joins,
  };
}

function toParts(days: readonly string[], isByMonth: boolean): string[][] {
  return [...Map.groupBy(days, (day) => (isByMonth ? day.slice(0, 7) : day)).values()];
}
