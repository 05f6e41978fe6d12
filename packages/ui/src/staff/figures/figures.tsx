import { useId } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { SavedViews } from '../../data/saved-views/saved-views.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { FigureCard } from './figure-card.tsx';
import { FIGURE_KINDS, type PeriodFigures } from './figure-kinds.ts';
import { FigureSection, type FigureStep } from './figure-section.tsx';
import { type TopProduct, TopProducts } from './top-products.tsx';

/** The periods, with their English names. */
const PERIODS = [
  ['today', 'Today'],
  ['7days', '7 days'],
  ['30days', '30 days'],
  ['month', 'This month'],
  ['year', 'Financial year'],
] as const;

/** A period, as the address names it. */
type Period = (typeof PERIODS)[number][0];

/** The figures of a period and of the one before; days are ISO dates. */
export interface Report {
  from: string;
  to: string;
  beforeFrom: string;
  beforeTo: string;
  figures: PeriodFigures;
  before: PeriodFigures;
  steps: readonly FigureStep[];
  products: readonly TopProduct[];
}

export interface FiguresProps {
  period: Period;
  /** Undefined while it loads, and when it could not be loaded. */
  report: Report | undefined;
  /** Why it could not be loaded; English. */
  error?: string | undefined;
  onRetry: () => void;
  /** Saves the figures over time, or the top products, as a CSV file. */
  onExport: (part: 'steps' | 'products') => void;
}

/** The figures of the business in a period, against the period before. */
export function Figures({ period, report, error, onRetry, onExport }: FiguresProps) {
  const { t } = useLanguage();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="mt-4 grid gap-4">
      <h2 id={headingId} className="text-lead font-semibold">
        {t('Figures')}
      </h2>
      <SavedViews
        aria-label={t('Period')}
        views={PERIODS.map(([name, label]) => ({
          href: `?period=${name}`,
          label,
          count: undefined,
          isCurrent: name === period,
        }))}
      />
      {error !== undefined && (
        <ErrorPanel title="The figures could not be loaded" text={error} onRetry={onRetry} />
      )}
      {report === undefined && error === undefined && <Loading />}
      {report && <Loaded report={report} isByMonth={period === 'year'} onExport={onExport} />}
    </section>
  );
}

function Loading() {
  const { t } = useLanguage();
  return (
    <div role="status" aria-label={t('Loading…')} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {FIGURE_KINDS.map(({ name }) => (
        <Skeleton key={name} className="h-28" />
      ))}
    </div>
  );
}

interface LoadedProps extends Pick<FiguresProps, 'onExport'> {
  report: Report;
  isByMonth: boolean;
}

function Loaded({ report, isByMonth, onExport }: LoadedProps) {
  const { t, formatDate } = useLanguage();
  const { figures, before, steps, products } = report;
  const toDays = (from: string, to: string) =>
    from === to ? formatDate(from) : t('{from} to {to}', { from: formatDate(from), to: formatDate(to) });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-note text-ink-muted">
          {t('{period}, compared with {before}', {
            period: toDays(report.from, report.to),
            before: toDays(report.beforeFrom, report.beforeTo),
          })}
        </p>
        <Button variant="secondary" size="small" onClick={() => onExport('steps')}>
          {t('Export as CSV')}
        </Button>
      </div>
      <dl className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {FIGURE_KINDS.map((kind) => (
          <FigureCard key={kind.name} kind={kind} value={figures[kind.name]} before={before[kind.name]} />
        ))}
      </dl>
      <Legend />
      <div className="grid gap-3 lg:grid-cols-2">
        {FIGURE_KINDS.map((kind) => (
          <FigureSection key={kind.name} kind={kind} steps={steps} isByMonth={isByMonth} />
        ))}
      </div>
      <TopProducts products={products} onExport={() => onExport('products')} />
    </>
  );
}

/** What bars and line of the charts stand for. */
function Legend() {
  const { t } = useLanguage();
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-note">
      <li className="flex items-center gap-2">
        <span aria-hidden className="h-4 w-3 border-2 border-leaf bg-leaf-soft" />
        {t('This period')}
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden className="w-5 border-t-3 border-spice forced-colors:border-current" />
        {t('Period before')}
      </li>
    </ul>
  );
}
