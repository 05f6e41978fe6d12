export { Orders, type OrdersProps } from './orders.tsx';
export type { OrderCardFacts } from './order-card.tsx';
