import type { ComponentProps, ReactNode } from 'react';

/** One column. The first column is the main one: its cell names the row and is its link. */
export interface DataColumn<Row> {
  id: string;
  /** English; translated here. */
  header: string;
  /** What the cell shows, translated. */
  render: (row: Row) => ReactNode;
  /** The header sorts. Default false. */
  isSortable?: boolean;
  /** 'end' for figures. Default 'start'. */
  align?: 'start' | 'end';
  /** It stays on one line in the table: a number, a day. Default false. */
  isShort?: boolean;
}

/** The column by which the rows are sorted; undefined for the list's own order. The owner sorts them. */
export interface DataSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

/** One entry of a row's menu. */
export interface RowAction {
  /** English; translated here. */
  label: string;
  onSelect: () => void;
  /** It deletes or cancels something: shown in red. Default false. */
  isDangerous?: boolean;
}

export interface DataSelection {
  /** Ids of the selected rows, also of rows on other pages. */
  ids: readonly string[];
  onChange: (ids: string[]) => void;
  /** Buttons for what can be done with the selected rows. */
  actions?: ReactNode;
}

interface DataPaging {
  /** Counts from 1. */
  page: number;
  pageCount: number;
  /** Rows on all pages. */
  total: number;
  /** More rows match than `total`, the maximum that is listed. Default false. */
  isCapped?: boolean | undefined;
  /** The address of a page. */
  toHref: (page: number) => string;
}

export type DataTableProps<Row> = Omit<ComponentProps<'section'>, 'children' | 'ref'> & {
  /** Id of the heading that names the table. */
  'aria-labelledby': string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** Names the row's checkbox and menu, such as an order number. */
  getRowName: (row: Row) => string;
  /** The page of the row. Default: the main cell is no link. */
  getRowHref?: ((row: Row) => string) | undefined;
  /** Default: the rows have no menu. */
  getRowActions?: ((row: Row) => readonly RowAction[]) | undefined;
  /** While loading, the old rows stay. */
  status: 'loading' | 'ready' | 'failed';
  /** Why loading failed, in English. */
  error?: string | undefined;
  /** Shows 'Try again' when given and failed. */
  onRetry?: (() => void) | undefined;
  /** Stands in place of the rows where there are none; English. */
  empty: { title: string; text?: string; action?: ReactNode };
  sort?: DataSort | undefined;
  /** Gets undefined when the list's own order is chosen. */
  onSortChange?: ((sort: DataSort | undefined) => void) | undefined;
  /** Default: rows cannot be selected. */
  selection?: DataSelection | undefined;
  paging?: DataPaging | undefined;
};
