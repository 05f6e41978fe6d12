import type { ReactNode } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Checkbox } from '../../forms/checkbox/checkbox.tsx';
import { AlertPanel } from '../../primitives/alert-panel/alert-panel.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { FactLines } from '../../primitives/fact-lines/fact-lines.tsx';
import { ChosenList } from '../chosen-list/chosen-list.tsx';

export interface CouponTrialProps {
  /** The box in which products are found. */
  picker: ReactNode;
  products: readonly {
    readonly productId: string;
    readonly name: string;
    /** Null while the box is empty. */
    readonly quantity: number | null;
  }[];
  hasOrdered: boolean;
  canTry: boolean;
  isQuoting: boolean;
  /** Why the quote failed, in English. */
  error?: string | undefined;
  /** What the coupon takes off, in rupees; undefined before the quote. */
  result?:
    | {
        readonly lines: readonly { readonly productId: string; readonly discount: number }[];
        readonly subtotal: number;
        readonly discount: number;
        readonly total: number;
        /** Why it cannot be used, as buyers read it. */
        readonly problem: string | null;
      }
    | undefined;
  onQuantityChange: (productId: string, quantity: number | null) => void;
  onRemove: (productId: string) => void;
  onHasOrderedChange: (hasOrdered: boolean) => void;
  onTry: () => void;
}

/** A sample cart, and what a coupon takes off it. */
export function CouponTrial({ picker, products, hasOrdered, result, error, ...props }: CouponTrialProps) {
  const { canTry, isQuoting, onQuantityChange, onRemove, onHasOrderedChange, onTry } = props;
  const { t, formatRupees } = useLanguage();
  return (
    <div className="grid gap-4">
      {picker}
      <ChosenList
        label="Sample cart"
        items={products.map(({ productId, name, quantity }) => ({ id: productId, name, quantity }))}
        onQuantityChange={onQuantityChange}
        onRemove={onRemove}
      />
      <Checkbox
        label="The member has ordered before"
        checked={hasOrdered}
        onChange={({ currentTarget }) => onHasOrderedChange(currentTarget.checked)}
      />
      <Button
        className="justify-self-start"
        busy={isQuoting}
        busyText="Checking…"
        aria-disabled={canTry ? undefined : true}
        onClick={onTry}
      >
        {t('Try it')}
      </Button>
      {error !== undefined && <AlertPanel>{t(error)}</AlertPanel>}
      {result && (
        <div role="status" className="grid gap-3">
          <p className="font-semibold">
            {result.problem === null
              ? t('You save {amount}', { amount: formatRupees(result.discount) })
              : t(result.problem)}
          </p>
          <FactLines
            facts={[
              ...products.map(({ productId, name }) => ({
                label: name,
                value: formatRupees(
                  -(result.lines.find((line) => line.productId === productId)?.discount ?? 0),
                ),
              })),
              { label: t('Subtotal'), value: formatRupees(result.subtotal) },
              { label: t('Discount'), value: formatRupees(-result.discount) },
              { label: t('Total without delivery'), value: formatRupees(result.total) },
            ]}
          />
        </div>
      )}
    </div>
  );
}
