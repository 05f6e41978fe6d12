export { OrderStatusBadge, type OrderStatusBadgeProps } from './order-status-badge.tsx';
export { PayByNote } from './pay-by-note.tsx';
export { statusIcons, statusWords, type OrderStatus } from './order-status.ts';
