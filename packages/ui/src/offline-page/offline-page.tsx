import { ButtonLink } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { useLanguage } from '../language/index.ts';

/**
 * Stands where a page would of which this device has no copy, while there is no line. Works without scripts; who shows it
 * loads the page anew once there is one.
 */
export function OfflinePage() {
  const { t } = useLanguage();
  return (
    <div className="measure py-6 text-center">
      <EmptyState
        heading
        title="This page needs a connection"
        text="You are offline, and this phone has no copy of this page."
        action={
          <span className="flex flex-wrap items-center justify-center gap-3">
            <ButtonLink href="/products/">{t('Go to the shop')}</ButtonLink>
            {/* A plain link to wherever one is: the browser asks for the page again. */}
            {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
            <a href="" className="inline-flex min-h-11 items-center text-leaf underline underline-offset-4">
              {t('Try again')}
            </a>
          </span>
        }
      />
    </div>
  );
}
