/** One measured figure. */
export interface Figure {
  readonly what: string;
  /** Absent: skipped. */
  readonly ours?: number | undefined;
  readonly unit?: string;
  /** The same, measured in the same run on something bare. */
  readonly baseline?: number | undefined;
  /** Ours may not be above. */
  readonly max?: number | undefined;
  /** Ours may not be below. */
  readonly min?: number;
  /** Ours divided by the baseline may not be below. */
  readonly minRatio?: number;
  /** Ours divided by the baseline may not be above. */
  readonly maxRatio?: number;
  /** Printed below when it is over. */
  readonly details?: readonly string[];
  /** Why it was not measured. */
  readonly skipped?: string;
}

/** Whether a figure breaks its limit. */
export function isOver({ ours, baseline = Number.NaN, max, min, minRatio, maxRatio }: Figure): boolean {
  if (ours === undefined) return false;
  if (max !== undefined && ours > max) return true;
  if (min !== undefined && ours < min) return true;
  if (maxRatio !== undefined && ours / baseline > maxRatio) return true;
  return minRatio !== undefined && ours / baseline < minRatio;
}

/** Prints the names of the columns. */
export function printHeading(): void {
  printRow(['what', 'ours', 'baseline', 'ratio', 'limit', '']);
}

/** Prints a figure as one line of the table, and its details when it is over. */
export function printFigure(figure: Figure): void {
  const { what, ours, unit, baseline, details = [], skipped } = figure;
  if (ours === undefined) return printRow([what, '', '', '', '', `skipped: ${skipped}`]);
  const ratio = baseline === undefined ? '' : percent(ours / baseline);
  printRow([what, withUnit(ours, unit), withUnit(baseline, unit), ratio, toLimit(figure), toVerdict(figure)]);
  if (isOver(figure)) for (const line of details) console.log(`    ${line}`);
}

/** The median of some numbers; NaN of none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return sorted.length % 2 === 1 ? at(middle) : (at(middle - 1) + at(middle)) / 2;
}

/** The number that a share of some numbers is at most; NaN of none. @param share from 0 to below 1 */
export function quantile(numbers: readonly number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? Number.NaN;
}

const WIDTHS = [68, 16, 16, 8, 14];

function printRow(cells: readonly string[]): void {
  console.log(
    cells
      .map((cell, index) => cell.padEnd(WIDTHS[index] ?? 0))
      .join('')
      .trimEnd(),
  );
}

function toVerdict(figure: Figure): string {
  if (toLimit(figure) === '') return 'for information';
  return isOver(figure) ? 'OVER' : 'ok';
}

function toLimit({ max, min, minRatio, maxRatio, unit }: Figure): string {
  if (max !== undefined) return `≤ ${withUnit(max, unit)}`;
  if (min !== undefined) return `≥ ${withUnit(min, unit)}`;
  if (maxRatio !== undefined) return `≤ ${percent(maxRatio)}`;
  return minRatio === undefined ? '' : `≥ ${percent(minRatio)}`;
}

function withUnit(number: number | undefined, unit: string | undefined): string {
  if (number === undefined) return '';
  const text = number.toLocaleString('en', { maximumFractionDigits: Math.abs(number) < 100 ? 2 : 0 });
  return unit === undefined ? text : `${text} ${unit}`;
}

function percent(ratio: number): string {
  return `${Math.round(ratio * 100)} %`;
}
