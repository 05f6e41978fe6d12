import type { RowData } from '@tanstack/react-table';
import type { DataTableProps } from './data-table.types.ts';
import type { DataTableModel } from './use-data-table.ts';

type View<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'status' | 'selection' | 'sort' | 'onSortChange' | 'getRowName' | 'getRowHref' | 'getRowActions'
>;

/** What both forms of the rows, table and cards, are made from. */
export interface RowsProps<Row extends RowData> extends View<Row> {
  table: DataTableModel<Row>;
  /** Id of the heading that names the rows. */
  headingId: string;
}
