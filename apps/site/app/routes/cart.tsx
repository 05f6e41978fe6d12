import { CartFlow } from '#app/flows/cart/cart.flow.tsx';
import { privateMeta } from '#app/shared/private-meta.ts';

export const meta = privateMeta('Your cart');

/** Open to guests too: their cart is kept in this browser until they log in. */
export default CartFlow;
