import type { ProductInFull } from '@pgm/api/contract';
import { SizeField } from '@pgm/ui/catalogue/size-field';
import { useRef, useState } from 'react';

/** The choice of a size on the page of a product. */
export function useSizeChoice({ id, sizes, stock }: Pick<ProductInFull, 'id' | 'sizes' | 'stock'>) {
  const field = useRef<HTMLFieldSetElement>(null);
  /** The product for which a size must be chosen first. */
  const [missing, setMissing] = useState<string>();
  return {
    /** Undefined for a product without sizes. */
    sizeField: sizes && (
      <SizeField
        ref={field}
        sizes={sizes.map((name) => ({ name, isSoldOut: !stock.sizes?.[name] }))}
        isMissing={missing === id}
        onChange={() => setMissing(undefined)}
      />
    ),
    /** Calls back with the chosen size, or shows that none is chosen. */
    withSize: (act: (size: string | undefined) => void) => {
      const find = (which: string) => field.current?.querySelector<HTMLInputElement>(which);
      const chosen = find(':checked');
      if (sizes === undefined || chosen) return act(chosen?.value);
      setMissing(id);
      find(':enabled')?.focus();
    },
  };
}
