import { flexRender, type RowData } from '@tanstack/react-table';
import { cva, cx } from 'class-variance-authority';
import { SortDownIcon, SortIcon, SortUpIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { MainCell } from './main-cell.tsx';
import { RowMenu } from './row-menu.tsx';
import type { RowsProps } from './rows.types.ts';
import { SelectAllBox, SelectBox } from './select-box.tsx';

const SKELETON_ROWS = 5;

const head = 'border-b border-line-strong bg-sunken font-semibold whitespace-nowrap';
const headCell = `${head} h-11 px-3`;
const headBox = `${head} w-11 p-0`;
const cell = 'border-b px-3 py-2';
const boxCell = 'w-11 border-b p-0';

const alignment = cva('', {
  variants: { align: { start: 'text-start', end: 'figures text-end' } },
  defaultVariants: { align: 'start' },
});

const rowLook = cva('', { variants: { isSelected: { true: 'bg-leaf-soft', false: 'hover:bg-paper' } } });

/** What a header says of its order, in the words of `aria-sort` and as an icon. */
const ORDERS = {
  asc: { ariaSort: 'ascending', Icon: SortUpIcon },
  desc: { ariaSort: 'descending', Icon: SortDownIcon },
  none: { ariaSort: 'none', Icon: SortIcon },
} as const;

/** The rows as a table whose head stays in view. It scrolls by itself where it is wider or higher than the screen. */
export function WideTable<Row extends RowData>({ table, headingId, ...view }: RowsProps<Row>) {
  const { t } = useLanguage();
  const { columns, status, selection, getRowName, getRowHref, getRowActions } = view;
  const rows = table.getRowModel().rows;
  const toAlignment = (index: number) => alignment({ align: columns[index]?.align });
  const toCell = (index: number) =>
    cx(cell, toAlignment(index), columns[index]?.isShort === true && 'whitespace-nowrap');
  const isFirstLoad = status === 'loading' && rows.length === 0;
  const columnCount = columns.length + Number(selection !== undefined) + Number(getRowActions !== undefined);

  return (
    // Focusable, so that it scrolls by keyboard.
    <div
      tabIndex={0}
      role="group"
      aria-labelledby={headingId}
      className="max-h-dialog overflow-auto rounded-card border bg-surface"
    >
      <table
        aria-labelledby={headingId}
        aria-busy={status === 'loading'}
        className="w-full border-separate border-spacing-0 text-body"
      >
        <thead className="sticky top-0 z-10 text-note">
          <tr>
            {selection !== undefined && (
              <th scope="col" className={headBox}>
                <SelectAllBox table={table} />
              </th>
            )}
            {table.getFlatHeaders().map(({ column }, index) => {
              const header = t(String(column.columnDef.header));
              const { ariaSort, Icon } = ORDERS[column.getIsSorted() || 'none'];
              if (!column.getCanSort())
                return (
                  <th key={column.id} scope="col" className={cx(headCell, toAlignment(index))}>
                    {header}
                  </th>
                );
              return (
                <th
                  key={column.id}
                  scope="col"
                  aria-sort={ariaSort}
                  className={cx(headCell, toAlignment(index))}
                >
                  <button
                    type="button"
                    className={cx(
                      '-mx-2 inline-flex min-h-11 items-center gap-1 rounded-field px-2 hover:text-leaf',
                      ariaSort !== 'none' && 'text-leaf',
                    )}
                    onClick={() => column.toggleSorting()}
                  >
                    {header}
                    <Icon className={cx(ariaSort === 'none' && 'text-ink-muted')} />
                  </button>
                </th>
              );
            })}
            {getRowActions !== undefined && (
              <th scope="col" className={headBox}>
                <VisuallyHidden>{t('Actions')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody className="[&>tr:last-child>*]:border-b-0">
          {isFirstLoad &&
            Array.from({ length: SKELETON_ROWS }, (_, row) => (
              <tr key={row}>
                {Array.from({ length: columnCount }, (_item, column) => (
                  <td key={column} className={cell}>
                    <Skeleton className="my-2.5 h-4" />
                  </td>
                ))}
              </tr>
            ))}
          {rows.map((row) => {
            const name = getRowName(row.original);
            return (
              <tr key={row.id} className={rowLook({ isSelected: row.getIsSelected() })}>
                {selection !== undefined && (
                  <td className={boxCell}>
                    <SelectBox
                      label={t('Select {name}', { name })}
                      checked={row.getIsSelected()}
                      onChange={(isSelected) => row.toggleSelected(isSelected)}
                    />
                  </td>
                )}
                {row.getAllCells().map((item, index) => {
                  const content = flexRender(item.column.columnDef.cell, item.getContext());
                  return index === 0 ? (
                    <th key={item.id} scope="row" className={cx(toCell(index), 'font-normal')}>
                      <MainCell href={getRowHref?.(row.original)}>{content}</MainCell>
                    </th>
                  ) : (
                    <td key={item.id} className={toCell(index)}>
                      {content}
                    </td>
                  );
                })}
                {getRowActions !== undefined && (
                  <td className={boxCell}>
                    <RowMenu name={name} actions={getRowActions(row.original)} />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
