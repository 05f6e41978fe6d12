export { SimulatedPayment } from './simulated-payment.tsx';
export type { SimulatedOutcome, SimulatedPaymentProps } from './simulated-payment.tsx';
