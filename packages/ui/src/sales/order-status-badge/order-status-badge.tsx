import { Badge, type BadgeProps } from '../../primitives/badge/badge.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { statusIcons, statusWords, type OrderStatus } from '../order-status/order-status.ts';

export { statusWords };

export type OrderStatusBadgeProps = Omit<BadgeProps, 'kind' | 'children'> & { status: OrderStatus };

const kinds = {
  PLACED: 'plain',
  CONFIRMED: 'leaf',
  PACKED: 'leaf',
  SHIPPED: 'leaf',
  DELIVERED: 'credit',
  CANCELLED: 'debit',
  RETURN_REQUESTED: 'spice',
  RETURNED: 'plain',
} as const;

/** The status of an order, as a word and a shape. */
export function OrderStatusBadge({ status, ...props }: OrderStatusBadgeProps) {
  const { t } = useLanguage();
  const Icon = statusIcons[status];
  return (
    <Badge {...props} kind={kinds[status]}>
      <Icon />
      {t(statusWords[status])}
    </Badge>
  );
}
