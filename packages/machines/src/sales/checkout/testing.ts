export { checkoutScenario } from './checkout.scenario.ts';
export { sampleOrder, sampleQuote } from '../sample-order/index.ts';
