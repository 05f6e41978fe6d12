import type { RowData } from '@tanstack/react-table';
import { useLanguage } from '../../foundations/language/language.tsx';
import type { DataTableModel } from './use-data-table.ts';

interface SelectBoxProps {
  /** Its name, translated. */
  label: string;
  checked: boolean;
  /** Some of several rows are selected. Default false. */
  isMixed?: boolean;
  onChange: (isSelected: boolean) => void;
}

/** A checkbox without visible words. The whole area around it can be pressed. */
export function SelectBox({ label, checked, isMixed = false, onChange }: SelectBoxProps) {
  return (
    <label className="grid size-11 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 accent-leaf"
      />
    </label>
  );
}

/** Selects all rows of the page, or none of them. The selection on other pages stays. */
export function SelectAllBox<Row extends RowData>({ table }: { table: DataTableModel<Row> }) {
  const { t } = useLanguage();
  const rows = table.getRowModel().rows;
  const selected = rows.filter((row) => row.getIsSelected()).length;
  return (
    <SelectBox
      label={t('Select all rows')}
      checked={selected > 0 && selected === rows.length}
      isMixed={selected > 0 && selected < rows.length}
      onChange={(isSelected) => table.toggleAllRowsSelected(isSelected)}
    />
  );
}
