import { useLanguage } from '../../foundations/language/language.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';

export interface TodayTask {
  /** The list that shows what waits. */
  href: string;
  /** English; translated here. */
  label: string;
  /** How many wait; undefined while it loads. */
  count: number | undefined;
}

export interface TodayProps {
  tasks: readonly TodayTask[];
  /** Why the counts could not be loaded, in English. */
  error?: string | undefined;
  onRetry: () => void;
}

/** What waits for staff today, each with its number and the list behind it. */
export function Today({ tasks, error, onRetry }: TodayProps) {
  const { t, formatNumber } = useLanguage();
  if (error !== undefined)
    return <ErrorPanel title="The list could not be loaded" text={error} onRetry={onRetry} />;
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-3">
      {tasks.map(({ href, label, count }) => (
        <li key={href} className="grid">
          <Link
            href={href}
            className="grid min-h-24 content-center gap-1 rounded-card border bg-surface p-3 wrap-anywhere hover:border-leaf hover:bg-leaf-soft"
          >
            <span className="figures text-heading font-bold">
              {count === undefined ? <Skeleton className="h-9 w-12" /> : formatNumber(count)}
            </span>
            <span className="font-medium">{t(label)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
