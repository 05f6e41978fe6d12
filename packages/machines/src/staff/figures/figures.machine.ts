import type { FigurePeriod, FiguresReport } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import { createLoader, loaderVerbs, loaderView } from '../../kit/index.ts';

/** The period of the figures while none is named. */
export const FIRST_PERIOD: FigurePeriod = '7days';

/** The figures of a period and of the one before. Provide `fetchData`. */
export const figuresMachine = createLoader<FiguresReport, FigurePeriod>({ id: 'figures' });

/** The facts that the page shows: figures, or why there are none; neither while they load. */
export function figuresView(snapshot: SnapshotFrom<typeof figuresMachine>) {
  const { query, data, error } = loaderView(snapshot);
  return { period: query ?? FIRST_PERIOD, report: data, error };
}

/** What staff can do. */
export const figuresVerbs = loaderVerbs<FiguresReport, FigurePeriod>;
