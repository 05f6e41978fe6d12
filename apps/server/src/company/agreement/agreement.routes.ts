import { acceptAgreement, getAgreement, openAgreement, withdrawAgreement } from '@pgm/api/contract';
import { html } from 'hono/html';
import { documentFiles } from '../../platform/http/document-files.ts';
import { requestLanguage } from '../../platform/http/requester.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { keyring } from '../../platform/security/secrets.ts';
import type { ToAgreementText } from '../../platform/site/site.ts';
import { AGREEMENTS_PER_MEMBER, AgreementFileService } from './agreement-file.service.ts';
import { AgreementRepository } from './agreement.repository.ts';
import { AgreementService } from './agreement.service.ts';

/** The routes of the agreement between an associate and the company, and its PDF, which opens without a login. */
export function agreementRoutes(
  { company, db, limiter, now, secrets }: Platform,
  toText: ToAgreementText | undefined,
) {
  const repository = new AgreementRepository(db);
  const service = new AgreementService(repository, now);
  const files = new AgreementFileService({
    company,
    toText,
    repository,
    key: secrets.invoices,
    keys: keyring(secrets, 'invoices'),
    drawings: limiter(AGREEMENTS_PER_MEMBER),
    now,
  });
  return [
    route(getAgreement, ({ caller }) => service.find(caller.id)),
    route(acceptAgreement, ({ caller, body }) => service.accept(caller.id, body.agreementVersion)),
    route(withdrawAgreement, ({ caller }) => service.withdraw(caller.id)),
    route(openAgreement, ({ caller, context }) => files.open(caller.id, requestLanguage(context))),
    documentFiles('/agreements', (token) => files.file(token), AGAIN),
  ];
}

const AGAIN = html`<p>
  It opens your agreement for five minutes. Open it from <a href="/manage/agreement">your account</a> again.
</p>`;
