import type { Meta } from '@storybook/react-vite';
import { journey } from './journey.tsx';
import { logIn } from './log-in.ts';

export default { title: 'Journeys/EditAProduct', tags: ['!autodocs'] } satisfies Meta;

const PRODUCT = /^(Ashwagandha Tablets|अश्वगंधा टैबलेट), 60$/;

const { onPhone, onDesktop } = journey('/dashboard/products', {
  'Logs in as staff on the way to the products': async (visit) => {
    await logIn(visit, 'staff');
    await visit.sees('link', PRODUCT);
  },
  'Opens a product': async (visit) => {
    await visit.presses('link', PRODUCT);
    await visit.sees('button', 'Preview');
  },
  'Raises the price above what the pack says, and is stopped': async (visit) => {
    await visit.types('Price, taxes included', '9999');
    await visit.presses('button', 'Save');
    await visit.reads('The price is above the maximum retail price.');
  },
  'Saves a lower price': async (visit) => {
    await visit.types('Price, taxes included', '299');
    await visit.presses('button', 'Save');
    await visit.reads('Product saved');
  },
  'Sees it in the shop': async (visit) => {
    await visit.presses('button', 'Cancel');
    await visit.presses('button', /Ashwagandha Tablets|अश्वगंधा टैबलेट/);
    await visit.presses('menuitem', 'View in shop');
    await visit.sees('heading', PRODUCT);
    await visit.reads(/^₹299/);
  },
});

export const OnPhone = onPhone;
export const OnDesktop = { ...onDesktop, tags: ['!test'] };
