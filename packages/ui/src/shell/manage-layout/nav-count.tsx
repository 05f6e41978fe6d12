import { useLanguage } from '../../foundations/language/language.tsx';

/** The number of new items after a nav link's label; screen readers read it as words. */
export function NavCount({ count }: { count: number }) {
  const { t, formatNumber } = useLanguage();
  return (
    <span className="ms-auto">
      <span className="sr-only">{t('{count} unread', { count: formatNumber(count) })}</span>
      <span
        aria-hidden
        className="figures block min-w-5 rounded-round bg-leaf px-1.5 text-center text-note font-bold text-on-leaf"
      >
        {formatNumber(count)}
      </span>
    </span>
  );
}
