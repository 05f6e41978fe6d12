import {
  type Order,
  fail,
  getOrder,
  getProduct,
  listProducts,
  mergeCart,
  ok,
  placeOrder,
  quoteOrder,
} from '@pgm/api/contract';
import { sampleProfile } from '@pgm/machines/members/profile-edit/testing';
import { sampleCartItem } from '@pgm/machines/sales/cart/testing';
import { sampleQuote } from '@pgm/machines/sales/checkout/testing';
import { sampleOrder } from '@pgm/machines/sales/order/testing';
import type { Meta } from '@storybook/react-vite';
import { toWholePage } from '../../../../.storybook/sample-network.tsx';
import { honey } from '../../../../.storybook/sample-shop.ts';
import { type Steps, journey } from './journey.tsx';
import { logInByCode } from './log-in.ts';
import { sampleAddresses } from './sample-addresses.ts';
import { sampleLogin } from './sample-login.ts';
import { type SampleRoute, handles } from './sample-server.ts';

export default { title: 'Journeys/BuyAsGuest', tags: ['!autodocs'] } satisfies Meta;

const steps: Steps = {
  'Chooses a product': async (visit) => {
    await visit.presses('link', /Ashwagandha Tablets|अश्वगंधा टैबलेट/);
    await visit.sees('heading', /^(Ashwagandha Tablets|अश्वगंधा टैबलेट), 60$/);
  },
  'Adds it to the cart': async (visit) => {
    await visit.presses('button', 'Add to cart');
    await visit.reads('Product added to cart successfully');
  },
  'Opens the cart': async (visit) => {
    await visit.presses('link', 'View cart');
    await visit.sees('link', 'Go to checkout');
  },
  'Goes to the checkout, and logs in there by a code': async (visit) => {
    await visit.presses('link', 'Go to checkout');
    await visit.presses('button', 'Login');
    await logInByCode(visit, '9876501234');
    await visit.reads('Login Successful');
  },
  'Adds the address': async (visit) => {
    await visit.presses('button', 'Add New Address');
    await visit.types('Postal code', '226001');
    // It fills in the city and the state.
    await visit.reads(/Lucknow/);
    await visit.types('Street address', '12 Hazratganj');
    await visit.presses('button', 'Save Address');
    await visit.reads(/12 Hazratganj/);
  },
  'Chooses delivery and payment': async (visit) => {
    await visit.presses('button', 'Continue');
    await visit.presses('radio', { part: 'Standard delivery' });
    await visit.presses('button', 'Continue');
    await visit.presses('radio', { part: 'Cash on delivery' });
    await visit.presses('button', 'Continue');
  },
  'Places the order': async (visit) => {
    await visit.presses('button', 'Place order');
    await visit.presses('link', 'See your order');
    await visit.sees('heading', /PGM-/);
  },
};

/** A shop that sells one product, one at a time. */
function sampleSale(): SampleRoute[] {
  const { productId, productPrice } = sampleCartItem;
  const product = { ...honey, id: productId, name: 'Ashwagandha Tablets, 60', price: productPrice };
  const orders: Order[] = [];
  return [
    handles(listProducts, () => ok(toWholePage([product]))),
    handles(getProduct, () => ok({ success: true, data: product })),
    handles(mergeCart, ({ body: { items } }) =>
      ok({
        success: true,
        cartItems: items.map(({ quantity }) => ({ ...sampleCartItem, productName: product.name, quantity })),
      }),
    ),
    handles(quoteOrder, () => ok({ success: true, data: sampleQuote })),
    handles(placeOrder, () => {
      orders.push(sampleOrder);
      return ok({ success: true, data: sampleOrder });
    }),
    handles(getOrder, ({ params }) => {
      const order = orders.find(({ id }) => id === params.id);
      return order
        ? ok({ success: true, data: order })
        : fail({ code: 'notFound', message: 'Not found' } as const);
    }),
  ];
}

const { onPhone, onDesktop, onSamples } = journey('/products/', steps, () => [
  ...sampleLogin(sampleProfile),
  ...sampleAddresses(),
  ...sampleSale(),
]);

export const OnPhone = onPhone;
export const OnDesktop = { ...onDesktop, tags: ['!test'] };
export const OnSamples = onSamples;
