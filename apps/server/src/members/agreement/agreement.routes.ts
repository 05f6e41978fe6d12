import { acceptAgreement, getAgreement, withdrawAgreement } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { AgreementRepository } from './agreement.repository.ts';
import { AgreementService } from './agreement.service.ts';

/** The routes of the agreement between an associate and the company. */
export function agreementRoutes({ db, now }: Platform) {
  const service = new AgreementService(new AgreementRepository(db), now);
  return [
    route(getAgreement, ({ caller }) => service.find(caller.id)),
    route(acceptAgreement, ({ caller, body }) => service.accept(caller.id, body.agreementVersion)),
    route(withdrawAgreement, ({ caller }) => service.withdraw(caller.id)),
  ];
}
