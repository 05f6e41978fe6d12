export { BuyBox, type BuyBoxProps } from './buy-box.tsx';
