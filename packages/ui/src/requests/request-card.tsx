import { type ReactNode, useId } from 'react';
import { Button } from '../button/index.ts';
import { useLanguage } from '../language/index.ts';
import { type RequestFacts, kindWords, profileFieldWords } from './request-facts.ts';
import { RequestHistory } from './request-history.tsx';
import { RequestStatus } from './request-status.tsx';

interface RequestCardProps {
  request: RequestFacts;
  /** It is being taken back: its button waits. */
  isBusy: boolean;
  onWithdraw: (id: string) => void;
}

/** A request: what it asks for, what became of it, and the way to take it back while it is open. */
export function RequestCard({ request, isBusy, onWithdraw }: RequestCardProps) {
  const { t } = useLanguage();
  const titleId = useId();
  const { id, kind, status, history } = request;
  return (
    <li aria-labelledby={titleId} className="grid content-start gap-4 rounded-card border bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={titleId} className="text-lead font-bold">
          {t(kindWords[kind])}
        </h2>
        <RequestStatus status={status} />
      </div>
      <dl className="grid gap-3">
        {kind === 'PARENT_CHANGE' ? (
          <>
            <Fact label={t('Wished sponsor')}>
              {request.sponsorName !== null && `${request.sponsorName} · `}
              <span className="figures">{request.referralCode}</span>
            </Fact>
            <Fact label={t('Reason')}>{request.reason}</Fact>
          </>
        ) : (
          <>
            <Fact label={t('To be corrected')}>{t(profileFieldWords[request.field] ?? request.field)}</Fact>
            <Fact label={t('What it should be')}>{request.text}</Fact>
          </>
        )}
      </dl>
      <RequestHistory history={history} />
      {status === 'OPEN' && (
        <Button
          variant="quiet"
          size="small"
          className="-mb-2 -ms-3 min-h-11 justify-self-start"
          aria-describedby={titleId}
          busy={isBusy}
          onClick={() => onWithdraw(id)}
        >
          {t('Withdraw')}
        </Button>
      )}
    </li>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-note text-ink-muted">{label}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  );
}
