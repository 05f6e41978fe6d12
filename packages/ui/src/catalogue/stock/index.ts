export { Stock, type StockFacts, type StockProps } from './stock.tsx';
