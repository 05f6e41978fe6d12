import { deleteAccount, deleteMember, sendDeletionCode } from '@pgm/api/contract';
import { codeRequester } from '../../platform/http/requester.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { OwnerProofs } from '../../platform/proof/owner-proofs.ts';
import { AccountDeletionRepository } from './account-deletion.repository.ts';
import { AccountDeletionService } from './account-deletion.service.ts';

/** The calls that delete an account: of its owner, and of an administrator on the wish of the owner. */
export function accountDeletionRoutes({ config, db, now }: Platform, proofs: OwnerProofs) {
  const service = new AccountDeletionService({ accounts: new AccountDeletionRepository(db), now, proofs });
  return [
    route(sendDeletionCode, ({ caller, context }) =>
      service.sendCode(caller.id, codeRequester(context, config)),
    ),
    route(deleteAccount, ({ caller, body, clientAddress }) => service.delete(caller.id, body, clientAddress)),
    route(deleteMember, ({ caller, params }) => service.deleteMember(caller.id, params.id)),
  ];
}
