import {
  ArrowLeftIcon,
  ArrowRightIcon,
  CartIcon,
  CheckIcon,
  CloseIcon,
  HomeIcon,
  OrdersIcon,
  ShopIcon,
} from '../../foundations/icon/icons.tsx';

/** The statuses of an order, in the usual order. */
export type OrderStatus =
  | 'PLACED'
  | 'CONFIRMED'
  | 'PACKED'
  | 'SHIPPED'
  | 'DELIVERED'
  | 'CANCELLED'
  | 'RETURN_REQUESTED'
  | 'RETURNED';

/** The statuses in English; they are translated later. */
export const statusWords = {
  PLACED: 'Placed',
  CONFIRMED: 'Confirmed',
  PACKED: 'Packed',
  SHIPPED: 'Shipped',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
  RETURN_REQUESTED: 'Return requested',
  RETURNED: 'Returned',
} as const;

/** The icons of the statuses: colour alone never distinguishes two statuses. */
export const statusIcons = {
  PLACED: CartIcon,
  CONFIRMED: CheckIcon,
  PACKED: OrdersIcon,
  SHIPPED: ArrowRightIcon,
  DELIVERED: HomeIcon,
  CANCELLED: CloseIcon,
  RETURN_REQUESTED: ArrowLeftIcon,
  RETURNED: ShopIcon,
} as const;
