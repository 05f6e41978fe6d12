import {
  type StaffProduct,
  getProduct,
  getStaffProduct,
  listStaffBrands,
  listStaffCategories,
  listStaffProducts,
  ok,
  updateProduct,
} from '@pgm/api/contract';
import { sampleStaffUser } from '@pgm/machines/auth/staff-invitation/testing';
import { sampleProduct } from '@pgm/machines/staff/product-form/testing';
import type { Meta } from '@storybook/react-vite';
import { toWholePage } from '../../../../.storybook/sample-network.tsx';
import { sampleBrand, sampleCategory } from '../../../../.storybook/sample-catalogue.ts';
import { honey } from '../../../../.storybook/sample-shop.ts';
import { type Steps, journey } from './journey.tsx';
import { logIn } from './log-in.ts';
import { sampleStaffLogin } from './sample-login.ts';
import { type SampleRoute, handles } from './sample-server.ts';

export default { title: 'Journeys/EditAProduct', tags: ['!autodocs'] } satisfies Meta;

const PRODUCT = /^(Ashwagandha Tablets|अश्वगंधा टैबलेट), 60$/;

const steps: Steps = {
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
};

/** A catalogue of one product, in the staff area and in the shop. */
function sampleProducts(): SampleRoute[] {
  let product: StaffProduct = { ...sampleProduct, name: 'Ashwagandha Tablets, 60' };
  return [
    handles(listStaffProducts, () => ok(toWholePage([product]))),
    handles(listStaffCategories, () => ok(toWholePage([sampleCategory]))),
    handles(listStaffBrands, () => ok(toWholePage([sampleBrand]))),
    handles(getStaffProduct, () => ok({ success: true, data: product })),
    handles(updateProduct, ({ body: { price } }) => {
      product = { ...product, price: price ?? product.price, version: product.version + 1 };
      return ok({ success: true, data: product });
    }),
    handles(getProduct, () => {
      const { id, name, price } = product;
      return ok({ success: true, data: { ...honey, id, name, price } });
    }),
  ];
}

const { onPhone, onDesktop, onSamples } = journey('/dashboard/products', steps, () => [
  ...sampleStaffLogin({ ...sampleStaffUser, rights: ['catalogue'] }),
  ...sampleProducts(),
]);

export const OnPhone = onPhone;
export const OnDesktop = { ...onDesktop, tags: ['!test'] };
export const OnSamples = onSamples;
