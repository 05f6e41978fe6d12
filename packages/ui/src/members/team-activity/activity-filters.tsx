import { SelectField } from '../../forms/select-field/select-field.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';

export interface ActivityFiltersProps {
  /** `2026-11`. */
  month: string;
  /** The months to choose from, the newest first. */
  months: readonly string[];
  /** 1 is directly below; undefined for all levels. */
  level: number | undefined;
  onMonth: (month: string) => void;
  onLevel: (level: number | undefined) => void;
}

/** The levels to choose from; those further down are in the whole list. */
const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The month and the level of what is listed. */
export function ActivityFilters({ month, months, level, onMonth, onLevel }: ActivityFiltersProps) {
  const { t, formatMonth, formatNumber } = useLanguage();
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <SelectField
        label="Month"
        value={month}
        onChange={(event) => onMonth(event.target.value)}
        options={months.map((value) => ({ value, label: formatMonth(value) }))}
      />
      <SelectField
        label="Level"
        placeholder="All levels"
        value={level ?? ''}
        onChange={(event) => onLevel(Number(event.target.value) || undefined)}
        options={LEVELS.map((value) => ({
          value: String(value),
          label: t('Level {level}', { level: formatNumber(value) }),
        }))}
      />
    </div>
  );
}
