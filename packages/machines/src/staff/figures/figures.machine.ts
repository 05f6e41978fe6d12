import type { FigurePeriod, FiguresReport } from '@pgm/api/contract';
import { createLoader } from '../../kit/index.ts';

/** The period of the figures while none is named. */
export const FIRST_PERIOD: FigurePeriod = '7days';

/** The figures of a period and of the one before. Provide `fetchData`. */
export const figuresMachine = createLoader<FiguresReport, FigurePeriod>({ id: 'figures' });
