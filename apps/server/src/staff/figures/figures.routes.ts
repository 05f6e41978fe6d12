import { getFigures } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { FiguresRepository } from './figures.repository.ts';
import { FiguresService } from './figures.service.ts';

/** The call on the figures of the business. */
export function figuresRoutes({ db, now }: Platform) {
  const service = new FiguresService(new FiguresRepository(db), now);
  return [route(getFigures, ({ query }) => service.get(query.period))];
}
