import { Button, ButtonLink } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { useLanguage } from '../language/index.ts';
import { SpilledJar } from './spilled-jar.tsx';

export interface ServerErrorProps {
  /** Shows 'Try again' when given; else a link home. */
  onRetry?: () => void;
  /** A code people can read out on the phone, so that staff can find what happened. */
  reference?: string;
  /** Why it was not done, in English; nothing broke then. */
  refusal?: string | undefined;
}

const BROKEN = {
  picture: <SpilledJar />,
  title: 'Something broke on our side',
  text: 'It is not your fault. Try again in a minute.',
};

/** Stands where a page would that failed on our side, or that was asked for too often. */
export function ServerError({ onRetry, reference, refusal }: ServerErrorProps) {
  const { t } = useLanguage();
  return (
    <div className="measure grid justify-items-center py-6 text-center" role="alert">
      <EmptyState
        heading
        {...(refusal === undefined ? BROKEN : { title: 'Please wait a little', text: refusal })}
        action={
          onRetry === undefined ? (
            <ButtonLink href="/">{t('Go to the home page')}</ButtonLink>
          ) : (
            <Button onClick={onRetry}>{t('Try again')}</Button>
          )
        }
      />
      {reference !== undefined && (
        <p className="figures text-note text-ink-muted">{t('Reference: {reference}', { reference })}</p>
      )}
    </div>
  );
}
