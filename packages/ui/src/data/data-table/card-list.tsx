import { flexRender, type RowData } from '@tanstack/react-table';
import { cva } from 'class-variance-authority';
import { useLanguage } from '../../foundations/language/language.tsx';
import { SelectField } from '../../forms/select-field/select-field.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { MainCell } from './main-cell.tsx';
import { RowMenu } from './row-menu.tsx';
import type { RowsProps } from './rows.types.ts';
import { SelectAllBox, SelectBox } from './select-box.tsx';

const SKELETON_CARDS = 3;

const cardLook = cva('rounded-card border p-2', {
  variants: { isSelected: { true: 'border-leaf bg-leaf-soft', false: 'bg-surface' } },
});

/** The rows as cards, for screens below 640 px. What the table's head does stands above them. */
export function CardList<Row extends RowData>({ table, headingId, ...view }: RowsProps<Row>) {
  const { t } = useLanguage();
  const { columns, status, sort, onSortChange, selection, getRowName, getRowHref, getRowActions } = view;
  const rows = table.getRowModel().rows;
  const sortOptions = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ id, header }) => [
      { value: `ascending ${id}`, label: t('{column}, ascending', { column: t(header) }) },
      { value: `descending ${id}`, label: t('{column}, descending', { column: t(header) }) },
    ]);
  const changeSort = (value: string) => {
    const [direction, ...id] = value.split(' ');
    const isSorted = direction === 'ascending' || direction === 'descending';
    onSortChange?.(isSorted ? { columnId: id.join(' '), direction } : undefined);
  };

  return (
    <div className="grid gap-3">
      {sortOptions.length > 0 && (
        <SelectField
          label="Sort"
          placeholder="Default order"
          options={sortOptions}
          value={sort === undefined ? '' : `${sort.direction} ${sort.columnId}`}
          onChange={(event) => changeSort(event.target.value)}
        />
      )}
      {selection !== undefined && rows.length > 0 && (
        <div className="-my-2 flex items-center">
          <SelectAllBox table={table} />
          <span aria-hidden>{t('Select all rows')}</span>
        </div>
      )}
      <ul aria-labelledby={headingId} aria-busy={status === 'loading'} className="grid gap-3">
        {status === 'loading' &&
          rows.length === 0 &&
          Array.from({ length: SKELETON_CARDS }, (_, card) => (
            <li key={card} className="rounded-card border bg-surface p-4">
              <Skeleton className="h-20" />
            </li>
          ))}
        {rows.map((row) => {
          const name = getRowName(row.original);
          const [main, ...others] = row.getAllCells();
          return (
            <li key={row.id} className={cardLook({ isSelected: row.getIsSelected() })}>
              <div className="flex items-center">
                {selection !== undefined && (
                  <SelectBox
                    label={t('Select {name}', { name })}
                    checked={row.getIsSelected()}
                    onChange={(isSelected) => row.toggleSelected(isSelected)}
                  />
                )}
                <div className="min-w-0 grow p-2 wrap-anywhere">
                  {main !== undefined && (
                    <MainCell href={getRowHref?.(row.original)}>
                      {flexRender(main.column.columnDef.cell, main.getContext())}
                    </MainCell>
                  )}
                </div>
                {getRowActions !== undefined && <RowMenu name={name} actions={getRowActions(row.original)} />}
              </div>
              <dl className="grid gap-1 px-2 pb-2">
                {others.map((item) => (
                  <div key={item.id} className="flex flex-wrap justify-between gap-x-4">
                    <dt className="text-ink-muted">{t(String(item.column.columnDef.header))}</dt>
                    <dd className="figures wrap-anywhere">
                      {flexRender(item.column.columnDef.cell, item.getContext())}
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
