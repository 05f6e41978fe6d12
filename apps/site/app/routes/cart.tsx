import { CartFlow } from '#app/flows/sales/cart/cart.flow.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('Your cart');

/** Open to guests too: their cart is saved in this browser until they log in. */
export default CartFlow;
