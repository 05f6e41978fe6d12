import {
  functionalUpdate,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ReactTable,
  type RowData,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DataColumn, DataTableProps } from './data-table.types.ts';

const features = tableFeatures({ rowSelectionFeature, rowSortingFeature });

/** The features of TanStack Table that are in use. */
type Features = typeof features;

/** A table whose rows are sorted, filtered and paged elsewhere. */
export type DataTableModel<Row extends RowData> = ReactTable<Features, Row>;

const toColumnDef = <Row extends RowData>(column: DataColumn<Row>): ColumnDef<Features, Row> => ({
  id: column.id,
  header: column.header,
  // A column needs a value to be sortable; it is never read.
  accessorFn: () => null,
  enableSorting: column.isSortable === true,
  sortDescFirst: false,
  cell: ({ row }) => column.render(row.original),
});

type Source<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'rows' | 'getRowId' | 'sort' | 'onSortChange' | 'selection'
>;

/** Joins the props of the data table to TanStack Table, which keeps no state of its own here. */
export function useDataTable<Row extends RowData>(props: Source<Row>): DataTableModel<Row> {
  const { columns, rows, getRowId, sort, onSortChange, selection } = props;
  const columnDefs = useMemo(() => columns.map(toColumnDef), [columns]);
  const sorting = sort ? [{ id: sort.columnId, desc: sort.direction === 'descending' }] : [];
  const rowSelection = Object.fromEntries((selection?.ids ?? []).map((id) => [id, true as const]));
  return useTable<Features, Row>({
    features,
    columns: columnDefs,
    data: rows,
    getRowId,
    state: { sorting, rowSelection },
    manualSorting: true,
    enableMultiSort: false,
    enableSortingRemoval: false,
    enableRowSelection: selection !== undefined,
    onSortingChange: (updater) => {
      const [next] = functionalUpdate(updater, sorting);
      if (next) onSortChange?.({ columnId: next.id, direction: next.desc ? 'descending' : 'ascending' });
    },
    onRowSelectionChange: (updater) =>
      selection?.onChange(Object.keys(functionalUpdate(updater, rowSelection))),
  });
}
