import { useEffect } from 'react';
import { useRestock } from './restock.ts';

/** The state of a member's request for one product. */
export type Restock = ReturnType<typeof useRestock>;

interface WatchRestockProps {
  readonly productId: string;
  readonly onChange: (restock: Restock) => void;
}

/** Notifies the parent of a member's request for a product whose button is already shown; renders nothing itself. */
export default function WatchRestock({ productId, onChange }: WatchRestockProps) {
  const { isRequested, isBusy } = useRestock(productId);
  useEffect(() => onChange({ isRequested, isBusy }), [isRequested, isBusy, onChange]);
  return null;
}
