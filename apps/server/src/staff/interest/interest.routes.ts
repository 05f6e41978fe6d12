import { getInterest, noteInterest } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { InterestRepository } from './interest.repository.ts';
import { InterestService, NOTES_PER_ADDRESS } from './interest.service.ts';

/** The calls on what people look for. */
export function interestRoutes({ db, now, visitCounts, addressLimiter }: Platform) {
  const service = new InterestService({
    repository: new InterestRepository(db),
    counts: visitCounts,
    notes: addressLimiter(NOTES_PER_ADDRESS),
    now,
  });
  return [
    route(noteInterest, ({ body, clientAddress }) => service.note(body, clientAddress)),
    route(getInterest, () => service.report()),
  ];
}
