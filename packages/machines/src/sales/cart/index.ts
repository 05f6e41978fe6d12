export { cartMachine } from './cart.machine.ts';
export { QUANTITY_DELAY_MS } from './cart-setup.ts';
export type { CartEvent } from './cart-setup.ts';
export type { StoredCart } from './cart-context.ts';
export type { AwayChanges } from './cart-owner.ts';
export { savedCart } from './saved-cart.ts';
export type { CartLine, CartProduct } from './cart-lines.ts';
export { orderAgain } from './order-again.ts';
export { cartVerbs, cartView } from './cart.view.ts';
