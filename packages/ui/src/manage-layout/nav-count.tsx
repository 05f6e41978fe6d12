import { useLanguage } from '../language/index.ts';

/** How many are new, behind the name of a section; said in words to who does not see it. */
export function NavCount({ count }: { count: number }) {
  const { t, formatNumber } = useLanguage();
  return (
    <span className="ms-auto">
      <span className="sr-only">{t('{count} unread', { count: formatNumber(count) })}</span>
      <span
        aria-hidden
        className="figures block min-w-6 rounded-round bg-leaf px-1.5 text-center text-note font-bold text-on-leaf"
      >
        {formatNumber(count)}
      </span>
    </span>
  );
}
