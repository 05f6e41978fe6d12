import { FormAlert } from '../../primitives/alert-panel/form-alert.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';

export interface AgreementAcceptanceProps {
  isOpen: boolean;
  /** The page with the text of the agreement. */
  href: string;
  /** Why the agreement could not be accepted, in English. */
  alert: string | undefined;
  isAccepting: boolean;
  onAccept: () => void;
  /** Called by 'Later', Escape, the close button and a press outside. */
  onPostpone: () => void;
}

/**
 * Asks an associate above any page to accept the new version of the agreement. Its text opens in a tab of its own: the page
 * and the question stay.
 */
export function AgreementAcceptance({
  isOpen,
  href,
  alert,
  isAccepting,
  ...verbs
}: AgreementAcceptanceProps) {
  const { t } = useLanguage();
  return (
    <Dialog
      open={isOpen}
      title="The agreement has changed"
      description="It counts for you once you accept it. Until then, the version that you accepted stays valid."
      onClose={verbs.onPostpone}
      className="sm:max-w-form"
      footer={
        <>
          <Button variant="secondary" onClick={verbs.onPostpone}>
            {t('Later')}
          </Button>
          <Button busy={isAccepting} busyText="Saving..." onClick={verbs.onAccept}>
            {t('Accept')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FormAlert alert={alert} />
        <p>
          <TextLink href={href} target="_blank" rel="noopener" className="inline-flex min-h-11 items-center">
            {t('Read the agreement')}
          </TextLink>
        </p>
      </div>
    </Dialog>
  );
}
