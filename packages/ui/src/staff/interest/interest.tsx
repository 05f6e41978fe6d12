import { type ReactNode, useId } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { FigureTable } from '../figures/figure-table.tsx';

interface CountedProduct {
  productId: string;
  name: string;
  count: number;
}

/** What people looked for in some days, the most frequent first; days are ISO dates. */
interface InterestReport {
  from: string;
  to: string;
  /** Searches that found nothing. */
  searches: readonly { text: string; count: number }[];
  views: readonly CountedProduct[];
  carts: readonly CountedProduct[];
  leftCarts: {
    carts: number;
    pieces: number;
    /** Paise. */
    valuePaise: number;
  };
  /** The sites that visits came from. */
  sources: readonly { host: string; count: number }[];
}

export interface InterestProps {
  /** Undefined while it loads, and when it could not be loaded. */
  report: InterestReport | undefined;
  /** Why it could not be loaded; English. */
  error?: string | undefined;
  onRetry: () => void;
}

/** What people look for: searches in vain, products, left carts and where visits come from. */
export function Interest({ report, error, onRetry }: InterestProps) {
  const { t, formatDate } = useLanguage();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="mt-8 grid gap-4">
      <h2 id={headingId} className="text-lead font-semibold">
        {t('What people look for')}
      </h2>
      {error !== undefined && (
        <ErrorPanel title="What people look for could not be loaded" text={error} onRetry={onRetry} />
      )}
      {report === undefined && error === undefined && <Loading />}
      {report && (
        <>
          <p className="text-note text-ink-muted">
            {t('{from} to {to}, counted without cookies and without names', {
              from: formatDate(report.from),
              to: formatDate(report.to),
            })}
          </p>
          <Loaded report={report} />
        </>
      )}
    </section>
  );
}

function Loading() {
  const { t } = useLanguage();
  return (
    <div role="status" aria-label={t('Loading…')} className="grid gap-3 lg:grid-cols-2">
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
    </div>
  );
}

function Loaded({ report }: { report: InterestReport }) {
  const { t, formatNumber, formatRupees } = useLanguage();
  const { searches, views, carts, leftCarts, sources } = report;
  const toRow = ({ productId, name, count }: CountedProduct) => ({ key: productId, name, count });
  return (
    <div className="grid gap-3 lg:grid-cols-2">
      <Part
        title="Searches that found nothing"
        name="Search"
        rows={searches.map(({ text, count }) => ({ key: text, name: text, count }))}
      />
      <Part title="Most viewed products" name="Product" rows={views.map(toRow)} />
      <Part title="Most often put into a cart" name="Product" rows={carts.map(toRow)} />
      <Part
        title="Where visits come from"
        name="Site"
        rows={sources.map(({ host, count }) => ({ key: host, name: host, count }))}
      />
      <Box title="Left carts">
        {leftCarts.carts === 0 ? (
          <Nothing />
        ) : (
          <p>
            {t('{carts} carts of members with {pieces} pieces, worth {value}, were not touched for a day.', {
              carts: formatNumber(leftCarts.carts),
              pieces: formatNumber(leftCarts.pieces),
              value: formatRupees(leftCarts.valuePaise / 100),
            })}
          </p>
        )}
      </Box>
    </div>
  );
}

interface PartProps {
  title: string;
  /** What a row is, in English: 'Product'. */
  name: string;
  rows: readonly { key: string; name: string; count: number }[];
}

function Part({ title, name, rows }: PartProps) {
  const { t, formatNumber } = useLanguage();
  return (
    <Box title={title}>
      {rows.length === 0 ? (
        <Nothing />
      ) : (
        <FigureTable
          label={t(title)}
          columns={[t(name), t('Count')]}
          rows={rows.map((row) => ({ key: row.key, cells: [row.name, formatNumber(row.count)] }))}
        />
      )}
    </Box>
  );
}

/** @param title English */
function Box({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useLanguage();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid min-w-0 content-start gap-2 rounded-card border p-4">
      <h3 id={headingId} className="font-semibold">
        {t(title)}
      </h3>
      {children}
    </section>
  );
}

function Nothing() {
  const { t } = useLanguage();
  return <p className="text-ink-muted">{t('Nothing was counted yet.')}</p>;
}
