import { cva } from 'class-variance-authority';
/** A row: the first cell names it. */
interface FigureRow {
  key: string;
  cells: readonly string[];
}

export interface FigureTableProps {
  /** The name of the table, translated. */
  label: string;
  /** Translated; the first is the column of names. */
  columns: readonly string[];
  rows: readonly FigureRow[];
}

const headLook = cva('p-2', { variants: { column: { names: 'text-start', figures: 'text-end' } } });

/** Numbers in a table that is narrow enough for a phone; a wider one can be scrolled. */
export function FigureTable({ label, columns, rows }: FigureTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys can scroll it only when it has the focus.
    <div role="group" aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table aria-label={label} className="w-full text-note">
        <thead>
          <tr className="border-b">
            {columns.map((column, at) => (
              <th key={column} scope="col" className={headLook({ column: at === 0 ? 'names' : 'figures' })}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...values] }) => (
            <tr key={key} className="border-b">
              <th scope="row" className="p-2 text-start font-medium">
                {name}
              </th>
              {values.map((value, at) => (
                <td key={columns[at + 1]} className="figures p-2 text-end whitespace-nowrap">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
