export { GroupPoints } from './group-points.tsx';
export { Payments } from './payments.tsx';
export { Repurchase } from './repurchase.tsx';
