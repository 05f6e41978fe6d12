export { DataTable } from './data-table.tsx';
export type {
  DataColumn,
  DataPaging,
  DataSelection,
  DataSort,
  DataTableProps,
  RowAction,
} from './data-table.types.ts';
