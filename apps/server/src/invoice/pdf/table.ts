import { LEFT, type Part, type Sheet } from './sheet.ts';
import { COLORS, STYLES } from './styles.ts';

/** One column of a table; width in points. */
export interface Column<Row> {
  readonly head: string;
  readonly width: number;
  /** Figures stand on the right. */
  readonly align?: 'right';
  readonly cell: (row: Row, index: number) => string;
}

/** Space above and below the words of a row, and between columns. */
const PAD = 3.5;
const GUTTER = 7;

/**
 * A table with a head that is repeated on each page and a last row of sums; no row is torn apart, and the sums never
 * stand alone.
 */
export function drawTable<Row>(
  sheet: Sheet,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  sums: readonly string[],
): void {
  const table = sheet.part(sheet.root, 'Table');
  const cells = rows.map((row, index) => columns.map(({ cell }) => cell(row, index)));
  const sumsHeight = heightOf(sheet, columns, sums, 'strongCell');
  if (!sheet.hasRoom(headHeight(sheet, columns) + heightOf(sheet, columns, cells[0] ?? [], 'cell'))) {
    sheet.newPage();
  }
  drawHead(sheet, columns, sheet.part(table, 'THead'));
  const body = sheet.part(table, 'TBody');
  cells.forEach((row, index) => {
    const height = heightOf(sheet, columns, row, 'cell');
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

/** The names of the columns; without a part they are a repetition. */
function drawHead(sheet: Sheet, columns: readonly Column<never>[], part?: Part): void {
  const height = headHeight(sheet, columns);
  const row = part && sheet.part(part, 'TR');
  sheet.ground(COLORS.leafSoft, { x: LEFT, y: sheet.y, width: widthOf(columns), height });
  for (const { x, width, align, head } of placed(columns)) {
    const y = sheet.y + height - PAD - sheet.heightOf(head, STYLES.columnHead, width);
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
  const height = heightOf(sheet, columns, cells, style);
  placed(columns).forEach(({ x, width, align }, index) => {
    sheet.write(part, 'TD', cells[index] ?? '', STYLES[style], { x, y: sheet.y + PAD, width, align });
  });
  sheet.y += height;
}

function headHeight(sheet: Sheet, columns: readonly Column<never>[]): number {
  const heights = placed(columns).map(({ head, width }) => sheet.heightOf(head, STYLES.columnHead, width));
  return Math.max(...heights) + 2 * PAD;
}

function heightOf(
  sheet: Sheet,
  columns: readonly Column<never>[],
  cells: readonly string[],
  style: 'cell' | 'strongCell',
): number {
  const heights = placed(columns).map(({ width }, index) =>
    sheet.heightOf(cells[index] ?? '', STYLES[style], width),
  );
  return Math.max(...heights) + 2 * PAD;
}

/** The columns with the place of their words. */
function placed(columns: readonly Column<never>[]) {
  let edge = LEFT;
  return columns.map(({ head, width, align }) => {
    const x = edge + GUTTER / 2;
    edge += width;
    return { head, x, width: width - GUTTER, align };
  });
}

function widthOf(columns: readonly Column<never>[]): number {
  return columns.reduce((sum, { width }) => sum + width, 0);
}
