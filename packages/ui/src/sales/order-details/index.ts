export { OrderDetails, type OrderDetailsProps } from './order-details.tsx';
export type { OrderFacts } from './order-facts.ts';
