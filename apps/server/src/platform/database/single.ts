/** The row of a query that returns exactly one; another number is a bug. */
export function single<Row>(rows: readonly Row[]): Row {
  const [row, ...others] = rows;
  if (row === undefined || others.length > 0) throw new Error(`a query for one row returned ${rows.length}`);
  return row;
}
