import { FormAlert } from '../../primitives/alert-panel/form-alert.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';

/** The valid version of the agreement, and what the associate accepted; dates are ISO text. */
export interface AgreementFacts {
  /** The day of its wording. */
  currentVersion: string;
  accepted: {
    version: string;
    acceptedAt: string;
    coolingOffEndsAt: string;
    /** 0 when the cooling-off period is over. */
    daysLeft: number;
    withdrawnAt: string | null;
  } | null;
}

export interface AgreementCardProps {
  agreement: AgreementFacts;
  /** 'older': another version than the valid one was accepted. */
  standing: 'none' | 'older' | 'inForce' | 'withdrawn';
  /** Why the agreement could not be accepted or opened, in English. */
  alert: string | undefined;
  isAccepting: boolean;
  /** The address of the PDF is being requested. */
  isOpening: boolean;
  /** The page with the text of the agreement. */
  href: string;
  onAccept: () => void;
  /** Opens what was accepted as a PDF. */
  onOpen: () => void;
}

/** Which agreement is in force, and the button that accepts the valid one where it is not. */
export function AgreementCard({ agreement, standing, alert, href, ...rest }: AgreementCardProps) {
  const { t, formatDate } = useLanguage();
  const { accepted } = agreement;
  const version = formatDate(agreement.currentVersion);
  return (
    <Card className="grid max-w-prose gap-4">
      {accepted === null && <p>{t('You have not accepted the associate agreement yet.')}</p>}
      {accepted !== null && accepted.withdrawnAt !== null && (
        <p>
          {t('You withdrew on {date}.', { date: formatDate(accepted.withdrawnAt) })}{' '}
          {t('You can go on shopping with this account. Your sponsor code no longer works.')}
        </p>
      )}
      {accepted !== null && accepted.withdrawnAt === null && (
        <p>
          {t('On {date} you accepted the associate agreement of {version}.', {
            date: formatDate(accepted.acceptedAt),
            version: formatDate(accepted.version),
          })}
        </p>
      )}
      {standing === 'older' && (
        <p>{t('There is a new version of {version}. Please read it and accept it.', { version })}</p>
      )}
      <p>
        <TextLink href={href} className="inline-flex min-h-11 items-center">
          {t('Read the agreement')}
        </TextLink>
      </p>
      <FormAlert alert={alert} />
      {standing !== 'inForce' && (
        <div>
          <Button onClick={rest.onAccept} busy={rest.isAccepting} busyText="Saving...">
            {t('I accept the agreement of {version}', { version })}
          </Button>
        </div>
      )}
      {accepted !== null && (
        <div>
          <Button
            variant="secondary"
            onClick={rest.onOpen}
            busy={rest.isOpening}
            busyText="Opening the PDF..."
          >
            {t('Open what you accepted as a PDF')}
          </Button>
        </div>
      )}
    </Card>
  );
}
