import {
  decideBankDetails,
  getMemberBankDetails,
  listMemberBankDetails,
  listMemberBankDetailsEvents,
  revealBankDetails,
} from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { MemberBankDetailsService } from './member-bank-details.service.ts';

/** The calls of staff on the bank details of members. */
export function memberBankDetailsRoutes(platform: Platform) {
  const service = new MemberBankDetailsService(platform);
  const find = ({ params }: { readonly params: { readonly id: string } }) => service.find(params.id);
  return [
    route(listMemberBankDetails, ({ query }) => service.list(query)),
    route(getMemberBankDetails, ({ params }) => service.get(params.id)),
    route(revealBankDetails, ({ caller, params }) => service.reveal(caller.id, params.id)),
    route(decideBankDetails, ({ caller, params, body }) => service.decide(caller, params.id, body)),
    route(listMemberBankDetailsEvents, ({ params, query }) => service.history(params.id, query), { find }),
  ];
}
