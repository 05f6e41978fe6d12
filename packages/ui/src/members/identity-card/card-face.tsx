import { type ReactNode, useId } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { ProfilePhoto } from '../profile-photo/profile-photo.tsx';

/** What an identity card shows; `joinedAt` is ISO text. */
export interface CardFaceFacts {
  name: string;
  number: string;
  joinedAt: string;
  isActive: boolean;
  /** Null without a photo. */
  imageUrl: string | null;
  /** With it anyone can check the card. */
  code: string;
}

export interface CardFaceProps {
  card: CardFaceFacts;
  /** The name of the company. */
  company: string;
  /** The address at which anyone checks the card, as a QR code. */
  qrCode: ReactNode;
}

/** The front of an identity card. */
export function CardFace({ card, company, qrCode }: CardFaceProps) {
  const { t, formatDate } = useLanguage();
  const nameId = useId();
  const facts = [
    ['Card number', card.number],
    ['Associate since', formatDate(card.joinedAt)],
    ['Code on the card', card.code],
  ] as const;
  return (
    <Card role="group" aria-labelledby={nameId} className="grid max-w-prose gap-5">
      <p className="border-b-2 border-leaf pb-2 font-semibold text-leaf">{company}</p>
      <div className="flex flex-wrap items-center gap-5">
        <ProfilePhoto
          address={card.imageUrl}
          alt={t('Photo of {name}', { name: card.name })}
          className="size-24"
        />
        <div className="grid min-w-0 justify-items-start gap-2">
          <h2 id={nameId} className="text-title font-bold wrap-anywhere">
            {card.name}
          </h2>
          {card.isActive ? (
            <Badge kind="credit">{t('Active')}</Badge>
          ) : (
            <Badge kind="debit">{t('Not active')}</Badge>
          )}
        </div>
      </div>
      <div className="flex flex-col gap-5 sm:flex-row sm:justify-between">
        <dl className="figures grid content-start gap-3">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-note text-ink-muted">{t(label)}</dt>
              <dd className="font-semibold wrap-anywhere select-all">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="size-44 shrink-0">{qrCode}</div>
      </div>
    </Card>
  );
}
