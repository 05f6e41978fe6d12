import { type ProductInFull, listSizes } from '@pgm/api/contract';
import { SizeField } from '@pgm/ui/catalogue/size-field';
import { useEffect, useRef, useState } from 'react';

/** The choice of a size on the page of a product. */
export function useSizeChoice(product: ProductInFull) {
  const { sizes, stock } = product;
  const field = useRef<HTMLFieldSetElement>(null);
  /** A size must be chosen first. */
  const [isMissing, setMissing] = useState(false);
  const [size, setSize] = useState<string>();
  const find = (which: string) => field.current?.querySelector<HTMLInputElement>(which);
  // It may have been chosen before the scripts ran.
  useEffect(() => setSize(field.current?.querySelector<HTMLInputElement>(':checked')?.value), []);
  return {
    /** Undefined while none is chosen. */
    size,
    /** The pieces in stock, of the chosen size; before a size is chosen, of the size with most. */
    left: toLeft(stock, size),
    /** Undefined for a product without sizes. */
    sizeField: sizes && (
      <SizeField
        ref={field}
        sizes={listSizes(product)}
        isMissing={isMissing}
        onChange={() => {
          setMissing(false);
          setSize(find(':checked')?.value);
        }}
      />
    ),
    /** Calls back with the chosen size, or shows that none is chosen. */
    withSize: (act: (size: string | undefined) => void) => {
      const chosen = find(':checked');
      if (sizes === undefined || chosen) return act(chosen?.value);
      setMissing(true);
      find(':enabled')?.focus();
    },
  };
}

function toLeft({ quantity, sizes }: ProductInFull['stock'], size: string | undefined): number {
  if (sizes === undefined) return quantity;
  return size === undefined ? Math.max(0, ...Object.values(sizes)) : (sizes[size] ?? 0);
}
