import { type ReactNode, useId } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import {
  type MemberRequestFacts,
  formatProfileValue,
  kindWords,
  profileFieldWords,
} from './member-request-facts.ts';
import { MemberRequestHistory } from './member-request-history.tsx';
import { MemberRequestStatus } from './member-request-status.tsx';

interface MemberRequestCardProps {
  request: MemberRequestFacts;
  /** The withdrawal is under way, so the button is busy. */
  isBusy: boolean;
  onWithdraw: (id: string) => void;
}

/** A member request: its content, its status, and a button to withdraw it while it is open. */
export function MemberRequestCard({ request, isBusy, onWithdraw }: MemberRequestCardProps) {
  const i18n = useLanguage();
  const { t } = i18n;
  const titleId = useId();
  const { id, kind, status, history } = request;
  return (
    <li aria-labelledby={titleId} className="grid content-start gap-4 rounded-card border bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={titleId} className="text-lead font-bold">
          {t(kindWords[kind])}
        </h2>
        <MemberRequestStatus status={status} />
      </div>
      <dl className="grid gap-3">
        {kind === 'PARENT_CHANGE' ? (
          <>
            <Fact label={t('Requested sponsor')}>
              {request.sponsorName !== null && `${request.sponsorName} · `}
              <span className="figures">{request.referralCode}</span>
            </Fact>
            <Fact label={t('Reason')}>{request.reason}</Fact>
          </>
        ) : (
          <>
            <Fact label={t('What to correct')}>{t(profileFieldWords[request.field] ?? request.field)}</Fact>
            <Fact label={t('Correct details')}>{formatProfileValue(i18n, request.field, request.text)}</Fact>
          </>
        )}
      </dl>
      <MemberRequestHistory history={history} />
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
