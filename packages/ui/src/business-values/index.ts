export { BusinessValues, type BusinessValuesProps } from './business-values.tsx';
export { sayReason } from './points-facts.ts';
