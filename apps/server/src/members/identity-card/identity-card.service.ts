import {
  type checkIdentityCard,
  fail,
  type issueIdentityCard,
  ok,
  type openIdentityCard,
} from '@pgm/api/contract';
import { LIMIT_WINDOW_SECONDS } from '../../platform/config.ts';
import type { DocumentFile } from '../../platform/http/document-files.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { Limited, RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import { readLinkToken, signLinkToken } from '../../platform/security/link-token.ts';
import type { ImageStorage } from '../../platform/storage/image-storage.ts';
import { toName } from '../../platform/words/person-name.ts';
import { toCardCode } from './card-code.ts';
import { readCardPhoto } from './card-photo.ts';
import { toCheckedCard, toIdentityCard } from './identity-card.mapper.ts';
import type { CardRow, IdentityCardRepository } from './identity-card.repository.ts';
import { cardNumber } from './identity-card.schema.ts';

/** The number of cards that one network address may check: enough for a market stall, too few to try codes. */
export const CHECKS_PER_ADDRESS = { max: 120, windowSeconds: LIMIT_WINDOW_SECONDS };

/** How many cards are drawn for one account; each drawing needs processor time. */
export const CARDS_PER_MEMBER = { max: 30, windowSeconds: LIMIT_WINDOW_SECONDS };

interface IdentityCardParts {
  readonly repository: IdentityCardRepository;
  readonly images: ImageStorage;
  /** Reads the company on the card. */
  readonly readCompany: () => Promise<{ readonly name: string }>;
  /** Signs the addresses of cards. */
  readonly key: Uint8Array;
  /** All keys whose addresses are valid. */
  readonly keys: readonly Uint8Array[];
  /** Counts {@link CHECKS_PER_ADDRESS}. */
  readonly checks: RateLimiter;
  /** Counts {@link CARDS_PER_MEMBER}. */
  readonly drawings: RateLimiter;
  readonly now: () => number;
}

/** The identity cards of associates: for their owners, and for anyone who checks one. */
export class IdentityCardService {
  readonly #parts: IdentityCardParts;
  constructor(parts: IdentityCardParts) {
    this.#parts = parts;
  }

  async issue(userId: string): Promise<Outcome<typeof issueIdentityCard>> {
    const card = await this.#issue(userId);
    return card ? ok({ success: true, data: toIdentityCard(card) }) : NO_ASSOCIATE;
  }

  /** An address for the PDF of the caller's card. */
  async open(userId: string): Promise<Outcome<typeof openIdentityCard>> {
    const card = await this.#issue(userId);
    if (!card) return NO_ASSOCIATE;
    if (card.withdrawnAt !== null) return NOT_ACTIVE;
    const token = await signLinkToken(this.#parts.key, SUBJECT + userId, this.#parts.now());
    return ok({
      success: true,
      data: { number: cardNumber(card.number), url: `/identity-cards/${token}.pdf` },
    });
  }

  /** @param address the network address of the visitor */
  async check(code: string, address: string): Promise<Outcome<typeof checkIdentityCard>> {
    const rejection = await this.#parts.checks.count('card', address);
    if (rejection) return rejection;
    const card = await this.#parts.repository.findByCode(toCardCode(code));
    return card ? ok({ success: true, data: toCheckedCard(card) }) : NOT_VALID;
  }

  /** The card that a token gives access to. @param origin where visitors reach the site */
  async file(token: string, origin: string): Promise<Limited<DocumentFile, 'notFound'>> {
    const { drawings, keys, now, repository } = this.#parts;
    const subject = (await readLinkToken(keys, token, now())) ?? '';
    if (!subject.startsWith(SUBJECT)) return NOT_VALID;
    const card = await repository.find(subject.slice(SUBJECT.length));
    if (!card || card.withdrawnAt !== null) return NOT_VALID;
    const rejection = await drawings.count('card drawing', card.userId);
    if (rejection) return rejection;
    return ok({ name: `${cardNumber(card.number)}.pdf`, bytes: await this.#draw(card, origin) });
  }

  #issue(userId: string): Promise<CardRow | undefined> {
    return this.#parts.repository.issue(userId, new Date(this.#parts.now()));
  }

  /** The code that draws is loaded when it is first needed, because most processes draw nothing for a long time. */
  async #draw(card: CardRow, origin: string): Promise<Uint8Array<ArrayBuffer>> {
    const { images, readCompany } = this.#parts;
    const { drawIdentityCard } = await import('./draw-identity-card.ts');
    return drawIdentityCard({
      company: (await readCompany()).name,
      name: toName(card),
      number: cardNumber(card.number),
      joinedAt: card.joinedAt,
      issuedAt: card.issuedAt,
      photo: await readCardPhoto(images, card.imageUrl),
      address: `${origin}/verify/${card.code}`,
    });
  }
}

/** What the token of an address names, before the id of the member. */
const SUBJECT = 'identity-card:';

const NO_ASSOCIATE = fail({ code: 'notFound' as const, message: 'This account is not an associate.' });
const NOT_VALID = fail({ code: 'notFound' as const, message: 'This card is not valid.' });
const NOT_ACTIVE = fail({
  code: 'conflict' as const,
  message: 'Your card is not active, because you have withdrawn from the agreement.',
});
