import { ButtonLink } from '../../primitives/button/button-link.tsx';
import { PlugImage } from '../../primitives/empty-state/empty-images.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';

/**
 * Shown offline instead of a page that is not cached on this device. Works without scripts; the caller reloads
 * the page when the browser is online again.
 */
export function OfflinePage() {
  const { t } = useLanguage();
  return (
    <div className="measure py-6 text-center">
      <EmptyState
        heading
        image={<PlugImage />}
        title="This page needs a connection"
        text="You are offline, and this page is not saved on this device."
        action={
          <span className="flex flex-wrap items-center justify-center gap-3">
            <ButtonLink href="/products/">{t('Go to the shop')}</ButtonLink>
            {/* A plain link to the current address: the browser requests the page again. */}
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
