export { Payments, type PaymentsProps } from './payments.tsx';
export { Repurchase, type RepurchaseProps } from './repurchase.tsx';
