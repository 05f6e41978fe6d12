import { Button } from '../../primitives/button/button.tsx';
import { ButtonLink } from '../../primitives/button/button-link.tsx';
import { CrackedImage } from '../../primitives/empty-state/empty-images.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
import { SpilledJar } from './spilled-jar.tsx';

export interface ServerErrorProps {
  /** Shows 'Try again' above the link to the home page when given. */
  onRetry?: () => void;
  /** A code that users can read out on the phone, so that staff can find the error. */
  reference?: string;
  /** Why the request was rejected, in English; in this case nothing is broken. */
  rejection?: string | undefined;
}

const BROKEN = {
  image: <SpilledJar />,
  title: 'Something went wrong on our side',
  text: 'This is not your fault. Please try again in a minute.',
};

/** Shown instead of a page that failed on the server, or that was requested too often. */
export function ServerError({ onRetry, reference, rejection }: ServerErrorProps) {
  const { t } = useLanguage();
  return (
    <div className="measure grid justify-items-center py-6 text-center" role="alert">
      <EmptyState
        heading
        image={<CrackedImage />}
        {...(rejection === undefined ? BROKEN : { title: 'Please wait a moment', text: rejection })}
        action={
          onRetry === undefined ? (
            <ButtonLink href="/">{t('Go to the home page')}</ButtonLink>
          ) : (
            <span className="flex flex-wrap items-center justify-center gap-x-5 gap-y-2">
              <Button onClick={onRetry}>{t('Try again')}</Button>
              <TextLink href="/" className="inline-flex min-h-11 items-center">
                {t('Go to the home page')}
              </TextLink>
            </span>
          )
        }
      />
      {reference !== undefined && (
        <p className="figures text-note text-ink-muted">{t('Reference: {reference}', { reference })}</p>
      )}
    </div>
  );
}
