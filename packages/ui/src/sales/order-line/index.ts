export { OrderLine, type OrderLineProps } from './order-line.tsx';
