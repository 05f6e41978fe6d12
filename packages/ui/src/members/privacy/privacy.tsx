import { AccountPage } from '../../shell/account-page/account-page.tsx';
import { FormAlert } from '../../primitives/alert-panel/form-alert.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { formatSize } from '../../foundations/language/format-size.ts';
import { useLanguage } from '../../foundations/language/language.tsx';
import { ConsentSwitch } from './consent-switch.tsx';
import { AccountPart } from '../../shell/account-page/account-part.tsx';
import { PrivacySkeleton } from './privacy-skeleton.tsx';

/** The consents of a member. */
type ConsentName = 'sharesContact' | 'offersByMail' | 'offersBySms';

export interface PrivacyProps {
  status: 'loading' | 'ready' | 'failed';
  /** Why the page could not be loaded, in English. */
  error?: string | undefined;
  consents: Readonly<Record<ConsentName, boolean>>;
  /** A changed switch is being saved. */
  isSaving: boolean;
  /** Why the switches could not be changed, in English. */
  alert: string | undefined;
  /** How much of the file with the data has arrived, in bytes; undefined while none is fetched. */
  exported: number | undefined;
  /** Why the export failed, in English. */
  exportAlert: string | undefined;
  /** Whether the account has a password or a verified contact, because deleting it requires one of them. */
  canDelete: boolean;
  onConsent: (name: ConsentName, given: boolean) => void;
  onExport: () => void;
  onCancelExport: () => void;
  onDelete: () => void;
  onRetry: () => void;
}

const SWITCHES: readonly { name: ConsentName; label: string; hint: string }[] = [
  {
    name: 'sharesContact',
    label: 'Show my contact details to my team',
    hint: 'Your upline and downline can see your full mobile number and email. Otherwise they see only a few characters.',
  },
  {
    name: 'offersByMail',
    label: 'Offers by email',
    hint: 'Occasional updates on products and offers.',
  },
  {
    name: 'offersBySms',
    label: 'Offers by SMS',
    hint: 'Occasional updates on products and offers.',
  },
];

/** The page where a member manages their own data. */
export function Privacy({ status, error, consents, isSaving, alert, ...rest }: PrivacyProps) {
  const i18n = useLanguage();
  const { t } = i18n;
  return (
    <AccountPage title="Privacy">
      {status === 'loading' && <PrivacySkeleton />}
      {status === 'failed' && (
        <ErrorPanel title="Your choices could not be loaded" text={error} onRetry={rest.onRetry} />
      )}
      {status === 'ready' && (
        <>
          <AccountPart title="Your consent choices">
            <FormAlert alert={alert} />
            {SWITCHES.map(({ name, label, hint }) => (
              <ConsentSwitch
                key={name}
                label={label}
                hint={hint}
                isGiven={consents[name]}
                onChange={(given) => rest.onConsent(name, given)}
              />
            ))}
            <p className="text-note text-ink-muted">
              {t(
                'You can change this at any time. We keep a record of each change. We will always send messages about your orders and account security.',
              )}
            </p>
            <p role="status" className="text-note text-ink-muted">
              {isSaving ? t('Saving...') : ''}
            </p>
          </AccountPart>
          <AccountPart title="Download my data">
            <FormAlert alert={rest.exportAlert} />
            <p>
              {t(
                'A file with everything we store about you: profile, addresses, orders, points and more. You can download it five times an hour.',
              )}
            </p>
            <div className="flex flex-wrap items-center gap-3">
              <Button
                variant="secondary"
                busy={rest.exported !== undefined}
                busyText="Preparing..."
                onClick={rest.onExport}
              >
                {t('Download my data')}
              </Button>
              {rest.exported !== undefined && (
                <>
                  <Button variant="quiet" onClick={rest.onCancelExport}>
                    {t('Cancel')}
                  </Button>
                  <p className="figures text-note text-ink-muted">
                    {t('{size} received', { size: formatSize(i18n, rest.exported) })}
                  </p>
                </>
              )}
            </div>
          </AccountPart>
          <AccountPart title="Delete my account">
            <p>
              {t(
                'We delete your name, contact details, photo, addresses, cart, wishlist, requests and notifications. Tax law requires us to keep orders, invoices and points for 8 years. Your place in the team stays, without your name.',
              )}
            </p>
            {!rest.canDelete && (
              <p>
                {t(
                  'First verify your mobile number or email in your profile. We need it to send you a code.',
                )}
              </p>
            )}
            <Button
              variant="danger"
              className="justify-self-start"
              disabled={!rest.canDelete}
              onClick={rest.onDelete}
            >
              {t('Delete my account')}
            </Button>
          </AccountPart>
        </>
      )}
    </AccountPage>
  );
}
