import { useLanguage } from '@pgm/ui/foundations/language';

/** Stands in for a part of a page whose code cannot be loaded. */
export function NotLoaded() {
  const { t } = useLanguage();
  return (
    <div role="alert">
      <p>{t('You seem to be offline. Check your connection and try again.')}</p>
      {/* A plain link to the current address: the browser requests the page again. */}
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
      <a href="" className="inline-flex min-h-11 items-center text-leaf underline underline-offset-4">
        {t('Try again')}
      </a>
    </div>
  );
}
