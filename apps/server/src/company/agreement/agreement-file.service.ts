import { type Language, fail, ok, type openAgreement } from '@pgm/api/contract';
import { LIMIT_WINDOW_SECONDS } from '../../platform/config.ts';
import { inLanguage } from '../article/article.schema.ts';
import type { CompanyReader } from '../../platform/company-reader.ts';
import type { DocumentFile } from '../../platform/http/document-files.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { Limited, RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import { readLinkToken, signLinkToken } from '../../platform/security/link-token.ts';
import type { ToAgreementText } from '../../platform/site/site.ts';
import { toName } from '../../platform/words/person-name.ts';
import type { AgreementRepository } from './agreement.repository.ts';

/** How many agreements are drawn for one account; each drawing needs processor time. */
export const AGREEMENTS_PER_MEMBER = { max: 30, windowSeconds: LIMIT_WINDOW_SECONDS };

interface AgreementFileParts {
  readonly repository: AgreementRepository;
  /** Makes the lines of a version from its texts, with the facts of the company; absent without a site. */
  readonly toText: ToAgreementText | undefined;
  readonly company: CompanyReader;
  /** Signs the addresses of agreements. */
  readonly key: Uint8Array;
  /** All keys whose addresses are valid. */
  readonly keys: readonly Uint8Array[];
  /** Counts {@link AGREEMENTS_PER_MEMBER}. */
  readonly drawings: RateLimiter;
  readonly now: () => number;
}

/** The accepted agreement of an associate as a PDF. */
export class AgreementFileService {
  readonly #parts: AgreementFileParts;
  constructor(parts: AgreementFileParts) {
    this.#parts = parts;
  }

  /** An address for the PDF of the version that was accepted last, in a language. */
  async open(userId: string, language: Language): Promise<Outcome<typeof openAgreement>> {
    const { key, now, repository } = this.#parts;
    const accepted = await repository.findLast(userId);
    if (!accepted) return NOT_ACCEPTED;
    if (!(await repository.findTexts(accepted.version))) return NO_TEXT;
    const token = await signLinkToken(key, [KIND, language, userId].join(':'), now());
    return ok({ success: true, data: { number: accepted.version, url: `/agreements/${token}.pdf` } });
  }

  /** The agreement that a token gives access to. */
  async file(token: string): Promise<Limited<DocumentFile, 'notFound'>> {
    const { company, drawings, keys, now, repository, toText } = this.#parts;
    const subject = (await readLinkToken(keys, token, now())) ?? '';
    const [kind, wanted, userId = ''] = subject.split(':');
    if (kind !== KIND) return NOT_ACCEPTED;
    const accepted = await repository.findLastWithName(userId);
    if (!accepted) return NOT_ACCEPTED;
    const facts = await company();
    const stored = await repository.findTexts(accepted.version);
    if (!stored || !toText) return NO_TEXT;
    const { language, texts } = inLanguage(stored, wanted === 'hi' ? wanted : 'en');
    const numbers = await repository.numbersAt(accepted.acceptedAt);
    const text = toText(texts, { ...facts, ...numbers }, language);
    const rejection = await drawings.count('agreement', userId);
    if (rejection) return rejection;
    const { version, acceptedAt, coolingOffEndsAt, withdrawnAt } = accepted;
    // Loaded when it is first needed, because most processes draw nothing for a long time.
    const { drawAgreement } = await import('./draw-agreement.ts');
    const bytes = await drawAgreement({
      company: facts.legalName ?? 'not configured',
      name: toName(accepted),
      version,
      acceptedAt,
      coolingOffEndsAt,
      withdrawnAt,
      text,
      language,
    });
    return ok({ name: `agreement-${version}.pdf`, bytes });
  }
}

/** What the token of an address names, before the language and the id of the member. */
const KIND = 'agreement';

const NOT_ACCEPTED = fail({
  code: 'notFound' as const,
  message: 'You have not accepted the associate agreement yet.',
});
const NO_TEXT = fail({
  code: 'notFound' as const,
  message: 'The text of this version is not here any more. Please write to us.',
});
