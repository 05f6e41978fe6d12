import { checkIdentityCard, issueIdentityCard, openIdentityCard } from '@pgm/api/contract';
import { html } from 'hono/html';
import { documentFiles } from '../../platform/http/document-files.ts';
import { visitedOrigin } from '../../platform/http/requester.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { keyring } from '../../platform/security/secrets.ts';
import { IdentityCardRepository } from './identity-card.repository.ts';
import { CARDS_PER_MEMBER, CHECKS_PER_ADDRESS, IdentityCardService } from './identity-card.service.ts';

/** The routes of identity cards, and the PDF of a card, which opens without a login. */
export function identityCardRoutes(
  platform: Platform,
  readCompany: () => Promise<{ readonly name: string }>,
) {
  const { config, db, images, limiter, now, secrets } = platform;
  const service = new IdentityCardService({
    repository: new IdentityCardRepository(db),
    images,
    readCompany,
    key: secrets.invoices,
    keys: keyring(secrets, 'invoices'),
    checks: limiter(CHECKS_PER_ADDRESS),
    drawings: limiter(CARDS_PER_MEMBER),
    now,
  });
  return [
    route(issueIdentityCard, ({ caller }) => service.issue(caller.id)),
    route(openIdentityCard, ({ caller }) => service.open(caller.id)),
    route(checkIdentityCard, ({ context, params, clientAddress }) => {
      // A card can be withdrawn at any time.
      context.header('Cache-Control', 'no-store');
      return service.check(params.code, clientAddress);
    }),
    documentFiles(
      '/identity-cards',
      (token, context) => service.file(token, visitedOrigin(context, config)),
      AGAIN,
    ),
  ];
}

const AGAIN = html`<p>
  It opens your card for five minutes. Open it from <a href="/manage/identity-card">your account</a> again.
</p>`;
