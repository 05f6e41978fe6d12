export { sampleOrder, sampleQuote } from './sample-order.ts';
