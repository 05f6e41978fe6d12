/**
 * One measured figure.
 * @typedef {object} Figure
 * @property {string} what
 * @property {number} [ours] absent: skipped
 * @property {string} [unit]
 * @property {number} [baseline] the same, measured in the same run on something bare
 * @property {number} [most] ours may not be above
 * @property {number} [least] ours may not be below
 * @property {number} [leastRatio] ours divided by the baseline may not be below
 * @property {number} [mostRatio] ours divided by the baseline may not be above
 * @property {readonly string[]} [details] printed below when it is over
 * @property {string} [skipped] why it was not measured
 */

/** Whether a figure breaks its limit. @param {Figure} figure */
export function isOver({ ours, baseline, max, min, minRatio, maxRatio }) {
  if (ours === undefined) return false;
  if (max !== undefined && ours > max) return true;
  if (min !== undefined && ours < min) return true;
  if (maxRatio !== undefined && ours / baseline > maxRatio) return true;
  return minRatio !== undefined && ours / baseline < minRatio;
}

/** Prints the names of the columns. */
export function printHeading() {
  printRow(['what', 'ours', 'baseline', 'ratio', 'limit', '']);
}

/** Prints a figure as one line of the table, and its details when it is over. @param {Figure} figure */
export function printFigure(figure) {
  const { what, ours, unit, baseline, details = [], skipped } = figure;
  if (ours === undefined) return printRow([what, '', '', '', '', `skipped: ${skipped}`]);
  const ratio = baseline === undefined ? '' : percent(ours / baseline);
  printRow([what, withUnit(ours, unit), withUnit(baseline, unit), ratio, toLimit(figure), toVerdict(figure)]);
  if (isOver(figure)) for (const line of details) console.log(`    ${line}`);
}

/** The median of some numbers. */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The number that a share of some numbers is at most. @param share from 0 to below 1 */
export function quantile(numbers, share) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)];
}

const WIDTHS = [68, 16, 16, 8, 14];

function printRow(cells) {
  console.log(
    cells
      .map((cell, index) => cell.padEnd(WIDTHS[index] ?? 0))
      .join('')
      .trimEnd(),
  );
}

function toVerdict(figure) {
  if (toLimit(figure) === '') return 'for information';
  return isOver(figure) ? 'OVER' : 'ok';
}

function toLimit({ max, min, minRatio, maxRatio, unit }) {
  if (max !== undefined) return `≤ ${withUnit(max, unit)}`;
  if (min !== undefined) return `≥ ${withUnit(min, unit)}`;
  if (maxRatio !== undefined) return `≤ ${percent(maxRatio)}`;
  return minRatio === undefined ? '' : `≥ ${percent(minRatio)}`;
}

function withUnit(number, unit) {
  if (number === undefined) return '';
  const text = number.toLocaleString('en', { maximumFractionDigits: Math.abs(number) < 100 ? 2 : 0 });
  return unit === undefined ? text : `${text} ${unit}`;
}

function percent(ratio) {
  return `${Math.round(ratio * 100)} %`;
}
