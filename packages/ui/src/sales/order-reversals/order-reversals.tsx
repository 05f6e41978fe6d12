import { useLanguage } from '../../foundations/language/language.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { ButtonLink } from '../../primitives/button/button-link.tsx';
import type { ReversalFacts } from './reversal-facts.ts';
import { formatSizedName } from '../order-line/sized-name.ts';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
import { SentPhotos } from './sent-photos.tsx';

export interface OrderReversalsProps {
  /** The oldest first. */
  reversals: readonly ReversalFacts[];
  /** The address that opens the credit note of a reversal. Default: credit notes are opened elsewhere. */
  toCreditNoteHref?: (reversalId: string) => string;
}

const kinds = { CANCELLATION: 'Cancelled', RETURN: 'Return' } as const;
const states = {
  REQUESTED: { label: 'Requested', kind: 'spice' },
  ACCEPTED: { label: 'Accepted', kind: 'spice' },
  DONE: { label: 'Done', kind: 'plain' },
  REJECTED: { label: 'Rejected', kind: 'debit' },
} as const;

const wishes = {
  WANTED: 'Exchange for size {size}',
  SENT: 'Size {size} is sent with the new order.',
  SOLD_OUT: 'Size {size} was sold out, so it is refunded.',
} as const;

/** The pieces of an order that were cancelled or are returned, and what became of each. */
export function OrderReversals({ reversals, toCreditNoteHref }: OrderReversalsProps) {
  const i18n = useLanguage();
  const { t, formatDate, formatNumber, formatRupees } = i18n;
  return (
    <ul className="grid gap-4">
      {reversals.map(({ id, kind, state, reason, at, pieces, photos, amount, ...rest }) => (
        <li key={id} className="grid gap-1 border-t pt-3 first:border-t-0 first:pt-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
            {t(kinds[kind])}, {formatDate(at)}
            <Badge kind={states[state].kind}>{t(states[state].label)}</Badge>
          </p>
          <ul className="wrap-anywhere">
            {pieces.map(({ name, size, quantity, exchange }) => (
              <li key={`${name} ${size ?? ''}`}>
                {formatSizedName(i18n, name, size)} × {formatNumber(quantity)}
                {exchange && (
                  <span className="block font-semibold">
                    {t(wishes[exchange.state], { size: exchange.size })}
                  </span>
                )}
              </li>
            ))}
          </ul>
          {reason !== null && <p className="wrap-anywhere text-ink-muted">{t(reason)}</p>}
          {photos.length > 0 && <SentPhotos photos={photos} />}
          {amount > 0 && <p className="figures">{formatRupees(amount)}</p>}
          {rest.exchangeOrder && (
            <p>
              <TextLink href={rest.exchangeOrder.href}>
                {t('New order {number}', { number: rest.exchangeOrder.number })}
              </TextLink>
            </p>
          )}
          {rest.creditNote !== null && toCreditNoteHref !== undefined && (
            <ButtonLink
              size="small"
              variant="secondary"
              href={toCreditNoteHref(id)}
              className="justify-self-start"
            >
              {t('Credit note {number}', { number: rest.creditNote })}
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  );
}
