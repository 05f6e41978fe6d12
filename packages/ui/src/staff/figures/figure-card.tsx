import { useLanguage } from '../../foundations/language/language.tsx';
import { type FigureKind, formatFigure } from './figure-kinds.ts';

export interface FigureCardProps {
  kind: FigureKind;
  value: number;
  /** The same in the period before. */
  before: number;
}

/** One figure of a period, with the change against the period before. */
export function FigureCard({ kind: { name, label }, value, before }: FigureCardProps) {
  const i18n = useLanguage();
  return (
    <div className="grid content-start gap-1 rounded-card border bg-surface p-4">
      <dt className="font-medium">{i18n.t(label)}</dt>
      <dd className="figures text-heading font-bold wrap-anywhere">{formatFigure(i18n, name, value)}</dd>
      <dd className="text-note text-ink-muted">
        <Change value={value} before={before} inWords={formatFigure(i18n, name, before)} />
      </dd>
    </div>
  );
}

function Change({ value, before, inWords }: { value: number; before: number; inWords: string }) {
  const { t, formatNumber } = useLanguage();
  if (value === before) return t('Same as in the period before');
  if (before <= 0) return t('In the period before: {before}', { before: inWords });
  const percent = formatNumber(Math.round((Math.abs(value - before) / before) * 100));
  return value > before
    ? t('▲ {percent}% more than {before}', { percent, before: inWords })
    : t('▼ {percent}% less than {before}', { percent, before: inWords });
}
