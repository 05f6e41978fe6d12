import type { ReactNode } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { AccountPage } from '../../shell/account-page/account-page.tsx';
import { IdentityCardActions, type IdentityCardActionsProps } from './identity-card-actions.tsx';
import { CardFace, type CardFaceFacts } from './card-face.tsx';

export interface IdentityCardProps extends IdentityCardActionsProps {
  status: 'loading' | 'ready' | 'failed';
  /** Why the card could not be loaded, in English. */
  error?: string | undefined;
  /** Undefined while it loads. */
  card: CardFaceFacts | undefined;
  /** The name of the company. */
  company: string;
  /** The address at which anyone checks the card, as a QR code. */
  qrCode: ReactNode;
  onRetry: () => void;
}

/** The page where associates see their identity card, and open it as a PDF to print it. */
export function IdentityCard({
  status,
  error,
  card,
  company,
  qrCode,
  onRetry,
  ...actions
}: IdentityCardProps) {
  const { t } = useLanguage();
  return (
    <AccountPage title="Identity card">
      <p className="max-w-prose">
        {t('Show this card when you visit a customer. Anyone can scan the code to check that it is valid.')}
      </p>
      {status === 'loading' && (
        <div role="status" className="grid max-w-form gap-4 rounded-card border bg-surface p-5">
          <span className="sr-only">{t('Loading your identity card…')}</span>
          <Skeleton className="h-24" />
          <Skeleton className="h-40" />
        </div>
      )}
      {status === 'failed' && (
        <ErrorPanel title="Your identity card could not be loaded" text={error} onRetry={onRetry} />
      )}
      {status === 'ready' && card && (
        <>
          <CardFace card={card} company={company} qrCode={qrCode} />
          <IdentityCardActions {...actions} />
        </>
      )}
    </AccountPage>
  );
}
