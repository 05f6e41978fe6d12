import type { FigurePeriod, FiguresReport } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import { loaderVerbs, loaderView } from '../../kit/index.ts';
import { FIRST_PERIOD, type figuresMachine } from './figures.machine.ts';

/** The facts that the page shows: figures, or why there are none; neither while they load. */
export function figuresView(snapshot: SnapshotFrom<typeof figuresMachine>) {
  const { query, data, error } = loaderView(snapshot);
  return { period: query ?? FIRST_PERIOD, report: data, error };
}

/** What staff can do. */
export const figuresVerbs = loaderVerbs<FiguresReport, FigurePeriod>;
