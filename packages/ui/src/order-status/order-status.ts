import {
  ArrowLeftIcon,
  ArrowRightIcon,
  CartIcon,
  CheckIcon,
  CloseIcon,
  HomeIcon,
  OrdersIcon,
  ShopIcon,
} from '../icon/index.ts';

/** What becomes of an order, in the usual order. */
export type OrderStatus =
  'PLACED' | 'CONFIRMED' | 'PACKED' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED' | 'RETURN_REQUESTED' | 'RETURNED';

/** A status in English; to be translated. */
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

/** A status as a shape: no two are told apart by colour alone. */
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
