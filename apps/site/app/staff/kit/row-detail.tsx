import { Button } from '@pgm/ui/primitives/button';
import { Dialog } from '@pgm/ui/primitives/dialog';
import { useLanguage } from '@pgm/ui/foundations/language';
import { useLocation, useNavigate } from 'react-router';
import type { Resource, RowDialog } from './resource.types.ts';

interface RowDetailProps<Row extends { readonly id: string }> extends Pick<Resource<Row>, 'toName'> {
  readonly Detail: NonNullable<Resource<Row>['Detail']>;
  /** The rows that can be opened. */
  readonly rows: readonly Row[];
  readonly dialogs: readonly RowDialog<Row>[];
}

/**
 * The dialog of a row that is only read, with a button for each dialog in which something is done with the row; the
 * first of them is the usual one. The address opens it: `?open=` and the id of the row.
 */
export function RowDetail<Row extends { readonly id: string }>({
  Detail,
  toName,
  rows,
  dialogs,
}: RowDetailProps<Row>) {
  const { t } = useLanguage();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const address = new URLSearchParams(search);
  const row = rows.find(({ id }) => id === address.get('open'));
  const actions = dialogs.filter(({ isFor }) => row !== undefined && (isFor?.(row) ?? true));

  /** Closes this dialog, and opens another one where it is named. */
  const leave = (param?: string) => {
    address.delete('open');
    if (param !== undefined && row) address.set(param, row.id);
    void navigate(pathname + (address.size > 0 ? `?${address}` : ''), {
      replace: true,
      preventScrollReset: true,
    });
  };

  return (
    <Dialog
      open={row !== undefined}
      title={row ? toName(row) : ''}
      onClose={() => leave()}
      footer={
        actions.length === 0
          ? undefined
          : actions.toReversed().map(({ param, label }, index) => (
              <Button
                key={param}
                variant={index === actions.length - 1 ? 'primary' : 'secondary'}
                onClick={() => leave(param)}
              >
                {t(label)}
              </Button>
            ))
      }
    >
      {row && <Detail row={row} />}
    </Dialog>
  );
}
