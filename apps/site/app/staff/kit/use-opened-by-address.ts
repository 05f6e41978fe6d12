import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { type FormInAddress, isClosedInAddress, readFormInAddress, toOpening } from './form-in-address.ts';
import { useAddressChange } from './use-address-change.ts';

/**
 * Opens the form of the record that the address names, and removes the name from the address when the form closes. A new
 * record is a copy of the one that `copy` names. A closed form opens again with each navigation to its record.
 */
export function useOpenedByAddress<Row extends { readonly id: string }>(
  param: string,
  isOpen: boolean,
  rows: readonly Row[],
  { add = () => {}, edit }: { add?: (copied: Row | undefined) => void; edit: (row: Row) => void },
) {
  const changeAddress = useAddressChange();
  const address = readFormInAddress(param, useLocation());
  const shown = useRef<FormInAddress>(undefined);
  useEffect(() => {
    const opening = toOpening(shown.current, address, isOpen, rows);
    if (opening.kind === 'wait') return;
    shown.current = address;
    if (opening.kind === 'add') add(opening.copied);
    if (opening.kind === 'edit') edit(opening.row);
  });

  const wasOpen = useRef(false);
  // Before the next press of the user, which may open another form: its address would be replaced.
  useLayoutEffect(() => {
    if (isClosedInAddress(wasOpen.current, isOpen, address)) {
      changeAddress((params) => {
        params.delete(param);
        params.delete('copy');
      });
    }
    wasOpen.current = isOpen;
  });
}
