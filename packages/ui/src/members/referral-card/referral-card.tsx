import { type ReactNode, useId } from 'react';
import { Card } from '../../primitives/card/card.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { ShareActions } from './share-actions.tsx';

export interface ReferralCardProps {
  code: string;
  /** The full URL. */
  link: string;
  /** The link as a QR code. */
  qrCode: ReactNode;
  /** The result of copying or sharing; English. */
  note?: string | undefined;
  onCopy: () => void;
  onShare: () => void;
}

/** What a member shares with people they invite: code, link and QR code. */
export function ReferralCard({ code, link, qrCode, note, onCopy, onShare }: ReferralCardProps) {
  const { t } = useLanguage();
  const titleId = useId();
  return (
    <Card role="group" aria-labelledby={titleId} className="flex flex-col gap-5 sm:flex-row">
      <div className="grid min-w-0 grow content-start gap-3">
        <h2 id={titleId} className="text-title font-bold">
          {t('Invite a friend')}
        </h2>
        <p className="text-ink-muted">{t('Anyone who joins with your link or QR code joins your team.')}</p>
        <dl className="grid gap-2">
          <div>
            <dt className="text-note text-ink-muted">{t('Your referral code')}</dt>
            <dd className="figures text-title font-bold tracking-label text-leaf select-all">{code}</dd>
          </div>
          <div>
            <dt className="text-note text-ink-muted">{t('Your referral link')}</dt>
            <dd className="wrap-anywhere select-all">{link}</dd>
          </div>
        </dl>
        <ShareActions onShare={onShare} onCopy={onCopy} note={note} />
      </div>
      <div className="size-44 shrink-0 self-center">{qrCode}</div>
    </Card>
  );
}
