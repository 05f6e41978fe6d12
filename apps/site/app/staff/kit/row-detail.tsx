import { Button } from '@pgm/ui/primitives/button';
import { Dialog } from '@pgm/ui/primitives/dialog';
import { useLanguage } from '@pgm/ui/foundations/language';
import type { Resource, RowDialog } from './resource.types.ts';
import { useAddressChange, useRowOfAddress } from './use-address-change.ts';

interface RowDetailProps<Row extends { readonly id: string }> extends Pick<Resource<Row>, 'toName'> {
  readonly Detail: NonNullable<Resource<Row>['Detail']>;
  /** The rows that can be opened. */
  readonly rows: readonly Row[];
  readonly dialogs: readonly RowDialog<Row>[];
  readonly onChanged: () => void;
}

/** The part of the address that opens the dialog. */
const OPENED = { param: 'open' };

/**
 * The dialog of a row that is only read, with a button for each dialog in which something is done with the row; the
 * first of them is the usual one. The address opens it: `?open=` and the id of the row.
 */
export function RowDetail<Row extends { readonly id: string }>({
  Detail,
  toName,
  rows,
  dialogs,
  onChanged,
}: RowDetailProps<Row>) {
  const { t } = useLanguage();
  const { row, close } = useRowOfAddress<Row>(OPENED, rows);
  const changeAddress = useAddressChange();
  const actions = dialogs.filter(({ isFor }) => row !== undefined && (isFor?.(row) ?? true));

  /** Opens another dialog in place of this one. */
  const goOn = ({ param }: RowDialog<Row>) =>
    changeAddress((params) => {
      params.delete(OPENED.param);
      if (row) params.set(param, row.id);
    });

  return (
    <Dialog
      open={row !== undefined}
      title={row ? toName(row) : ''}
      onClose={close}
      footer={
        actions.length === 0
          ? undefined
          : actions.toReversed().map((action, index) => (
              <Button
                key={action.param}
                variant={index === actions.length - 1 ? 'primary' : 'secondary'}
                onClick={() => goOn(action)}
              >
                {t(action.label)}
              </Button>
            ))
      }
    >
      {row && <Detail row={row} onChanged={onChanged} />}
    </Dialog>
  );
}
