import { type ReactNode, useId } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Button } from '../../primitives/button/button.tsx';

export interface CardActionsProps {
  /** Describes the button, because a product list has many of them. */
  productName: string;
  /** The heart of the product. */
  wish: ReactNode;
  /** What can be done while the product is sold out; undefined while it is in stock. */
  restock?: ReactNode;
  /** The product is on its way to the cart. */
  isAdding: boolean;
  /** What the button says, in English. Default 'Add to cart'. */
  label?: string;
  /** The `SizePanel` of the product, while its size is to be chosen. */
  sizes?: ReactNode;
  /** Why the last press had no effect, in English. */
  alert?: string | undefined;
  onAdd: () => void;
}

/**
 * What can be done with the product of a card: a heart over the corner of its image, and a button at its bottom. It stands
 * right after the `ProductCard`, which has room for it (product-card.css); a page adds it once its scripts run.
 */
export function CardActions(product: CardActionsProps) {
  const { productName, wish, restock, isAdding, label = 'Add to cart', sizes, alert, onAdd } = product;
  const { t } = useLanguage();
  const id = useId();
  return (
    <>
      <div>{wish}</div>
      <div>
        {alert !== undefined && (
          <p role="alert" className="rounded-card bg-surface p-2 text-note font-medium text-danger">
            {t(alert)}
          </p>
        )}
        {restock ?? (
          <Button
            variant="secondary"
            size="small"
            wide
            className="min-h-11"
            busy={isAdding}
            busyText="Adding..."
            aria-describedby={id}
            onClick={onAdd}
          >
            {t(label)}
          </Button>
        )}
        <span id={id} hidden>
          {productName}
        </span>
        {sizes}
      </div>
    </>
  );
}
