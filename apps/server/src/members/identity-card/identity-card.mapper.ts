import type { CheckedCard, IdentityCard } from '@pgm/api/contract';
import { toName } from '../../platform/words/person-name.ts';
import type { CardRow } from './identity-card.repository.ts';
import { cardNumber } from './identity-card.schema.ts';

/** A card as anyone who checks it may see it. */
export function toCheckedCard(row: CardRow): CheckedCard {
  return {
    name: toName(row),
    number: cardNumber(row.number),
    joinedAt: row.joinedAt.toISOString(),
    isActive: row.withdrawnAt === null,
  };
}

/** A card as its owner sees it. */
export function toIdentityCard(row: CardRow): IdentityCard {
  return { ...toCheckedCard(row), imageUrl: row.imageUrl, code: row.code };
}
