import type { Part, Sheet } from './sheet.ts';
import { COLORS, STYLES } from './styles.ts';

/** One column of a table; width in points. */
export interface Column<Row> {
  readonly head: string;
  readonly width: number;
  /** Figures are aligned to the right. */
  readonly align?: 'right';
  readonly cell: (row: Row, index: number) => string;
}

/** The space above and below the text of a row, and between columns. */
const PAD = 3.5;
const GUTTER = 7;

/**
 * Draws a table whose head is repeated on each page and whose last row has the sums; no row is split, and the
 * sums never stand alone on a page.
 */
export function drawTable<Row>(
  sheet: Sheet,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  sums: readonly string[],
): void {
  const table = sheet.part(sheet.root, 'Table');
  const cells = rows.map((row, index) => columns.map(({ cell }) => cell(row, index)));
  const sumsHeight = measureHeight(sheet, columns, sums, 'strongCell');
  if (!sheet.hasRoom(headHeight(sheet, columns) + measureHeight(sheet, columns, cells[0] ?? [], 'cell'))) {
    sheet.newPage();
  }
  drawHead(sheet, columns, sheet.part(table, 'THead'));
  const body = sheet.part(table, 'TBody');
  cells.forEach((row, index) => {
    const height = measureHeight(sheet, columns, row, 'cell');
    const isLast = index === cells.length - 1;
    if (!sheet.hasRoom(height + (isLast ? sumsHeight : 0))) {
      sheet.newPage();
      drawHead(sheet, columns);
    }
    drawRow(sheet, columns, row, 'cell', sheet.part(body, 'TR'));
    sheet.rule(isLast ? COLORS.leaf : COLORS.line, isLast ? 0.8 : 0.5);
  });
  drawRow(sheet, columns, sums, 'strongCell', sheet.part(sheet.part(table, 'TFoot'), 'TR'));
}

/** Draws the names of the columns; without a part they are a repetition that screen readers skip. */
function drawHead(sheet: Sheet, columns: readonly Column<never>[], part?: Part): void {
  const height = headHeight(sheet, columns);
  const row = part && sheet.part(part, 'TR');
  sheet.ground(COLORS.leafSoft, { x: sheet.left, y: sheet.y, width: measureWidth(columns), height });
  for (const { x, width, align, head } of placed(columns, sheet.left)) {
    const y = sheet.y + height - PAD - sheet.measureHeight(head, STYLES.columnHead, width);
    const place = { x, y, width, align };
    if (row) sheet.write(row, 'TH', head, STYLES.columnHead, place, { scope: 'Column' });
    else sheet.repeat(head, STYLES.columnHead, place);
  }
  sheet.y += height;
}

function drawRow(
  sheet: Sheet,
  columns: readonly Column<never>[],
  cells: readonly string[],
  style: 'cell' | 'strongCell',
  part: Part,
): void {
  const height = measureHeight(sheet, columns, cells, style);
  placed(columns, sheet.left).forEach(({ x, width, align }, index) => {
    sheet.write(part, 'TD', cells[index] ?? '', STYLES[style], { x, y: sheet.y + PAD, width, align });
  });
  sheet.y += height;
}

function headHeight(sheet: Sheet, columns: readonly Column<never>[]): number {
  const heights = placed(columns, sheet.left).map(({ head, width }) =>
    sheet.measureHeight(head, STYLES.columnHead, width),
  );
  return Math.max(...heights) + 2 * PAD;
}

function measureHeight(
  sheet: Sheet,
  columns: readonly Column<never>[],
  cells: readonly string[],
  style: 'cell' | 'strongCell',
): number {
  const heights = placed(columns, sheet.left).map(({ width }, index) =>
    sheet.measureHeight(cells[index] ?? '', STYLES[style], width),
  );
  return Math.max(...heights) + 2 * PAD;
}

/** The columns with the positions of their text. */
function placed(columns: readonly Column<never>[], left: number) {
  let edge = left;
  return columns.map(({ head, width, align }) => {
    const x = edge + GUTTER / 2;
    edge += width;
    return { head, x, width: width - GUTTER, align };
  });
}

function measureWidth(columns: readonly Column<never>[]): number {
  return columns.reduce((sum, { width }) => sum + width, 0);
}
