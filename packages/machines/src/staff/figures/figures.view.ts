import type { FigurePeriod } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import type { FiguresEvent, FiguresPart, figuresMachine } from './figures.machine.ts';

/** The facts that the page shows: figures, or why there are none; neither while they load. */
export function figuresView({ context }: SnapshotFrom<typeof figuresMachine>) {
  const { period, report, error } = context;
  return { period, report, error };
}

/** What staff can do. */
export function figuresVerbs(send: (event: FiguresEvent) => void) {
  return {
    open: (period: FigurePeriod) => send({ type: 'period.open', period }),
    retry: () => send({ type: 'figures.retry' }),
    exportCsv: (part: FiguresPart) => send({ type: 'figures.export', part }),
  };
}
