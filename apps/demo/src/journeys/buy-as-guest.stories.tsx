import type { Meta } from '@storybook/react-vite';
import { journey } from './journey.tsx';
import { logInByCode } from './log-in.ts';

export default { title: 'Journeys/BuyAsGuest', tags: ['!autodocs'] } satisfies Meta;

const { onPhone, onDesktop } = journey('/products/', {
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
});

export const OnPhone = onPhone;
export const OnDesktop = { ...onDesktop, tags: ['!test'] };
