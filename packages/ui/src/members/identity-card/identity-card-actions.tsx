import { useLanguage } from '../../foundations/language/language.tsx';
import { FormAlert } from '../../primitives/alert-panel/form-alert.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';

export interface IdentityCardActionsProps {
  /** Why the PDF could not be opened, in English. */
  alert: string | undefined;
  /** False after a withdrawal from the agreement. */
  canOpen: boolean;
  isOpening: boolean;
  /** The profile, where the photo is added; undefined when there is a photo. */
  photoHref: string | undefined;
  /** The page that anyone sees who checks the card. */
  checkHref: string;
  /** The page of the agreement. */
  agreementHref: string;
  onOpen: () => void;
}

/** What an associate can do with the card. */
export function IdentityCardActions({
  alert,
  canOpen,
  isOpening,
  photoHref,
  onOpen,
  ...links
}: IdentityCardActionsProps) {
  const { t } = useLanguage();
  return (
    <div className="grid max-w-prose justify-items-start gap-4">
      <FormAlert alert={alert} />
      {canOpen ? (
        <Button busy={isOpening} busyText="Opening the PDF..." onClick={onOpen}>
          {t('Open as PDF')}
        </Button>
      ) : (
        <p>
          {t('Your card is not active, because you have withdrawn from the agreement.')}{' '}
          <TextLink href={links.agreementHref}>{t('Agreement')}</TextLink>
        </p>
      )}
      {photoHref !== undefined && (
        <p>
          {t('Your card has no photo.')}{' '}
          <TextLink href={photoHref}>{t('Add a photo in your profile')}</TextLink>
        </p>
      )}
      <p>
        <TextLink href={links.checkHref} className="inline-flex min-h-11 items-center">
          {t('See what others see when they check your card')}
        </TextLink>
      </p>
    </div>
  );
}
