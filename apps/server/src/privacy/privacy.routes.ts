import { deleteAccount, exportData, getConsents, sendDeletionCode, setConsents } from '@pgm/api/contract';
import { authServices } from '../auth/auth-services.ts';
import { codeAsker } from '../auth/code-asker.ts';
import { clientAddress } from '../platform/client-address.ts';
import { guard } from '../platform/endpoint-route.ts';
import type { Platform } from '../platform/platform.ts';
import { PhotoAlbum } from '../profile/photo-album.ts';
import { AccountRepository } from './account.repository.ts';
import { ConsentRepository } from './consent.repository.ts';
import { DataExportRepository } from './data-export.repository.ts';
import { PrivacyService } from './privacy.service.ts';

/** Exports read everything there is of a member. */
const EXPORTS = { most: 5, windowSeconds: 3600 };

/** Switches that one member may move: each leaves a record. */
const CHANGES = { most: 60, windowSeconds: 3600 };

/** The calls by which members decide about their own data. */
export function privacyRoutes(platform: Platform) {
  const { authenticate, background, config, db, limiter, now, pictures } = platform;
  const album = new PhotoAlbum(pictures);
  const service = new PrivacyService({
    accounts: new AccountRepository(db),
    changes: limiter(CHANGES),
    consents: new ConsentRepository(db),
    exports: new DataExportRepository(db),
    exportsPerMember: limiter(EXPORTS),
    now,
    proofs: authServices(platform).ownerProofs,
    removePhoto: (address) => background.run('delete a photo', () => album.remove(address)),
  });
  return [
    guard(getConsents, authenticate, ({ caller }) => service.consents(caller.id)),
    guard(setConsents, authenticate, ({ caller, body }) => service.setConsents(caller.id, body)),
    guard(exportData, authenticate, ({ caller }) => service.export(caller.id)),
    guard(sendDeletionCode, authenticate, ({ caller, context }) =>
      service.sendCode(caller, codeAsker(context, config)),
    ),
    guard(deleteAccount, authenticate, ({ caller, body, context }) =>
      service.delete(caller, body, clientAddress(context, config.trustedProxies)),
    ),
  ];
}
