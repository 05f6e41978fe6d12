export { OrderAmounts, type OrderAmountsProps } from './order-amounts.tsx';
