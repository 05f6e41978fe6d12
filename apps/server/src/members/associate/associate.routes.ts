import { getOwnAssociate, getSponsor, listSponsorChanges, updateAssociate } from '@pgm/api/contract';
import type { Database } from '../../platform/database/database.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { AssociateRepository, type SetSharesContact } from './associate.repository.ts';
import { ParentHistoryRepository } from './parent-history.repository.ts';
import { AssociateService, SPONSOR_LIMIT } from './associate.service.ts';

/** What single associates need of consents and of the agreement. */
interface AssociatePorts {
  readonly isAgreementOutdated: (db: Database, userId: string, at: Date) => Promise<boolean>;
  readonly setSharesContact: SetSharesContact;
}

/** The routes of single associates, for themselves and for visitors. */
export function associateRoutes(
  { db, limiter, now }: Platform,
  { isAgreementOutdated, setSharesContact }: AssociatePorts,
) {
  const repository = new AssociateRepository(db);
  const service = new AssociateService({
    repository,
    history: new ParentHistoryRepository(db),
    lookUps: limiter(SPONSOR_LIMIT),
    isAgreementOutdated: (userId, at) => isAgreementOutdated(db, userId, at),
    setSharesContact,
    now,
  });
  return [
    route(getOwnAssociate, ({ caller }) => service.self(caller.id)),
    route(listSponsorChanges, ({ caller, query }) => service.sponsorChanges(caller.id, query)),
    route(getSponsor, ({ params, clientAddress }) => service.sponsor(params.code, clientAddress)),
    route(updateAssociate, ({ caller, params, body }) => service.update(caller, params.id, body), {
      find: ({ caller, params }) => service.find(caller, params.id),
    }),
  ];
}
