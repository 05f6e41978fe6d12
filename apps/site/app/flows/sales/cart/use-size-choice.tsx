import type { ProductInFull } from '@pgm/api/contract';
import { SizeField } from '@pgm/ui/catalogue/size-field';
import { useRef, useState } from 'react';

/** The choice of a size on the page of a product. */
export function useSizeChoice({ sizes, stock }: Pick<ProductInFull, 'sizes' | 'stock'>) {
  const field = useRef<HTMLFieldSetElement>(null);
  /** A size must be chosen first. */
  const [isMissing, setMissing] = useState(false);
  return {
    /** Undefined for a product without sizes. */
    sizeField: sizes && (
      <SizeField
        ref={field}
        sizes={sizes.map((name) => ({ name, isSoldOut: !stock.sizes?.[name] }))}
        isMissing={isMissing}
        onChange={() => setMissing(false)}
      />
    ),
    /** Calls back with the chosen size, or shows that none is chosen. */
    withSize: (act: (size: string | undefined) => void) => {
      const find = (which: string) => field.current?.querySelector<HTMLInputElement>(which);
      const chosen = find(':checked');
      if (sizes === undefined || chosen) return act(chosen?.value);
      setMissing(true);
      find(':enabled')?.focus();
    },
  };
}
