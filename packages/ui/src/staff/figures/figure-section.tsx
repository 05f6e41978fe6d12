import { useId } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { type FigureKind, type PeriodFigures, formatFigure } from './figure-kinds.ts';
import { FigureChart } from './figure-chart.tsx';
import { FigureTable } from './figure-table.tsx';

/** A day or a month of a period. */
export interface FigureStep {
  /** Its first day; ISO date. */
  from: string;
  figures: PeriodFigures;
  /** The same step in the period before; null where it has none. */
  before: PeriodFigures | null;
}

export interface FigureSectionProps {
  kind: FigureKind;
  steps: readonly FigureStep[];
  /** Whether a step is a month. */
  isByMonth: boolean;
}

/** A figure over time: a chart, and a table of the same name behind it. */
export function FigureSection({ kind: { name, label }, steps, isByMonth }: FigureSectionProps) {
  const i18n = useLanguage();
  const { t } = i18n;
  const headingId = useId();
  const toDay = stepFormat(i18n.language, isByMonth);
  const rows = steps.map(({ from, figures, before }) => ({
    key: from,
    cells: [
      toDay(from),
      formatFigure(i18n, name, figures[name]),
      before === null ? '–' : formatFigure(i18n, name, before[name]),
    ],
  }));
  const most = Math.max(...steps.map(({ figures }) => figures[name]));
  return (
    <section aria-labelledby={headingId} className="grid min-w-0 content-start gap-2 rounded-card border p-4">
      <h3 id={headingId} className="font-semibold">
        {t(label)}
      </h3>
      <p className="text-note text-ink-muted">
        {t('Highest: {value}', { value: formatFigure(i18n, name, most) })}
      </p>
      <FigureChart
        label={t('Chart: {name}', { name: t(label) })}
        steps={steps.map(({ from, figures, before }) => ({
          from,
          value: figures[name],
          before: before?.[name] ?? null,
        }))}
      />
      <p className="flex justify-between gap-4 text-note text-ink-muted">
        <span>{toDay(steps[0]?.from ?? '')}</span>
        {steps.length > 1 && <span>{toDay(steps.at(-1)?.from ?? '')}</span>}
      </p>
      <details>
        <summary className="min-h-11 content-center text-leaf underline">{t('Table')}</summary>
        <FigureTable
          label={t(label)}
          columns={[t(isByMonth ? 'Month' : 'Day'), t('This period'), t('Period before')]}
          rows={rows}
        />
      </details>
    </section>
  );
}

/** Writes a day, or the month of one; nothing for no day. */
function stepFormat(language: string, isByMonth: boolean): (date: string) => string {
  const format = new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, {
    timeZone: 'Asia/Kolkata',
    month: 'short',
    ...(isByMonth ? { year: 'numeric' } : { day: 'numeric' }),
  });
  return (date) => (date === '' ? '' : format.format(new Date(date)));
}
