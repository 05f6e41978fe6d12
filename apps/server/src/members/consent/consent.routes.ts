import { getConsents, setConsents } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { OwnerProofs } from '../../platform/proof/owner-proofs.ts';
import { ConsentRepository } from './consent.repository.ts';
import { ConsentService } from './consent.service.ts';

/** Consent changes of one member are limited because each is recorded. */
const CHANGES = { max: 60, windowSeconds: 3600 };

/** The calls of members on their own consents. */
export function consentRoutes({ db, limiter, now }: Platform, proofs: OwnerProofs) {
  const service = new ConsentService({
    changes: limiter(CHANGES),
    consents: new ConsentRepository(db),
    now,
    proofs,
  });
  return [
    route(getConsents, ({ caller }) => service.find(caller.id)),
    route(setConsents, ({ caller, body }) => service.change(caller.id, body)),
  ];
}
