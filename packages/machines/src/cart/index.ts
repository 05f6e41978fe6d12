export { QUANTITY_DELAY_MS, cartMachine } from './cart.machine.ts';
export type { CartEvent, StoredCart } from './cart.machine.ts';
export type { AwayChanges } from './cart-owner.ts';
export { keptCart } from './kept-cart.ts';
export type { CartLine, CartProduct } from './cart-lines.ts';
export { orderAgain } from './order-again.ts';
export { cartVerbs, cartView } from './cart.view.ts';
export { cartWalk, sampleCartItem } from './cart.walk.ts';
