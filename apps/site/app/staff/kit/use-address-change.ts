import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { RowDialog } from './resource.types.ts';

/** Changes parts of the address in place: no step back, and the page stays where it is scrolled to. */
export function useAddressChange(): (change: (params: URLSearchParams) => void) => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return useCallback(
    (change) => {
      const params = new URLSearchParams(search);
      change(params);
      void navigate(pathname + (params.size > 0 ? `?${params}` : ''), {
        replace: true,
        preventScrollReset: true,
      });
    },
    [pathname, search, navigate],
  );
}

/** The row whose dialog the address opens, and what closes it; undefined for one that has no such dialog. */
export function useRowOfAddress<Row extends { readonly id: string }>(
  { param, isFor }: Pick<RowDialog<Row>, 'param' | 'isFor'>,
  rows: readonly Row[],
): { readonly row: Row | undefined; readonly close: () => void } {
  const wanted = new URLSearchParams(useLocation().search).get(param);
  const changeAddress = useAddressChange();
  const found = rows.find(({ id }) => id === wanted);
  return {
    row: found && (isFor?.(found) ?? true) ? found : undefined,
    close: () => changeAddress((params) => params.delete(param)),
  };
}
