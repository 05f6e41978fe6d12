import {
  getBankDetails,
  listBankDetailsEvents,
  sendBankDetailsCode,
  setBankDetails,
} from '@pgm/api/contract';
import { LIMIT_WINDOW_SECONDS } from '../../platform/config.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { codeRequester, requestLanguage } from '../../platform/http/requester.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { OwnerProofs } from '../../platform/proof/owner-proofs.ts';
import { BankDetailsService } from './bank-details.service.ts';

/** How often one member may set the details: each change is stored, and sends a message. */
const CHANGES = { max: 60, windowSeconds: LIMIT_WINDOW_SECONDS };

/** The calls of members on their own bank details. */
export function bankDetailsRoutes(platform: Platform, proofs: OwnerProofs) {
  const service = new BankDetailsService(platform, proofs);
  const changes = platform.limiter(CHANGES);
  const find = ({ caller }: { readonly caller: Caller }) => service.findAssociate(caller.id);
  const findAndCount = async (call: { readonly caller: Caller }) => {
    const found = await find(call);
    return found.ok ? ((await changes.count('bank details', call.caller.id)) ?? found) : found;
  };
  return [
    route(getBankDetails, ({ caller }) => service.get(caller.id), { find }),
    route(
      setBankDetails,
      ({ caller, body, clientAddress, context }) =>
        service.set(caller.id, body, { address: clientAddress, language: requestLanguage(context) }),
      { find: findAndCount },
    ),
    route(
      sendBankDetailsCode,
      ({ caller, context }) => service.sendCode(caller.id, codeRequester(context, platform.config)),
      { find },
    ),
    route(listBankDetailsEvents, ({ caller, query }) => service.history(caller.id, query), { find }),
  ];
}
