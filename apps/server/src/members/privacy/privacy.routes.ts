import { deleteAccount, exportData, getConsents, sendDeletionCode, setConsents } from '@pgm/api/contract';
import { codeRequester } from '../../platform/http/requester.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { OwnerProofs } from '../../platform/security/owner-proofs.ts';
import { AccountRepository } from './account.repository.ts';
import { ConsentRepository } from './consent.repository.ts';
import { DataExportRepository } from './data-export.repository.ts';
import { PrivacyService } from './privacy.service.ts';

/** Exports are limited because each reads all data of a member. */
const EXPORTS = { max: 5, windowSeconds: 3600 };

/** Consent changes of one member are limited because each is recorded. */
const CHANGES = { max: 60, windowSeconds: 3600 };

/** The calls of members on their own data. */
export function privacyRoutes({ config, db, limiter, now, secrets }: Platform, proofs: OwnerProofs) {
  const service = new PrivacyService({
    accounts: new AccountRepository(db),
    changes: limiter(CHANGES),
    consents: new ConsentRepository(db),
    exports: new DataExportRepository(db, secrets),
    exportsPerMember: limiter(EXPORTS),
    now,
    proofs,
  });
  return [
    route(getConsents, ({ caller }) => service.consents(caller.id)),
    route(setConsents, ({ caller, body }) => service.setConsents(caller.id, body)),
    route(exportData, ({ caller }) => service.export(caller.id)),
    route(sendDeletionCode, ({ caller, context }) =>
      service.sendCode(caller.id, codeRequester(context, config)),
    ),
    route(deleteAccount, ({ caller, body, clientAddress }) => service.delete(caller.id, body, clientAddress)),
  ];
}
