export { Payments } from './payments.tsx';
export { Repurchase } from './repurchase.tsx';
