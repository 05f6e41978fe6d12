import { toProduct } from '../../e2e/shopping.ts';
import { type Screen, type Visit, choose, press, run, type } from '../screen.ts';

const product = async ({ page }: Visit) => `/product-details-page/${(await toProduct(page, 1)).id}`;

/** What is far down a page is loaded when a visitor comes near it. */
const comeNear = (name: string) =>
  run((page) => page.getByRole('heading', { name, exact: true }).scrollIntoViewIfNeeded());

/** What anyone sees and sends. */
export const visitor: readonly Screen[] = [
  { name: 'Shop', at: '/products/', call: 'listProducts', flow: 'shop', right: /^Showing 1 to/ },
  {
    name: 'Category',
    at: '/products/skin-care',
    call: 'listCategoryProducts',
    flow: 'category',
    right: /^Showing 1 to/,
  },
  {
    name: 'Filters',
    at: '/products/?filters=open',
    call: 'countProducts',
    flow: 'filters of products',
    right: /^Showing 1 to/,
  },
  {
    name: 'Product',
    at: product,
    call: 'getProduct',
    flow: 'product',
    right: (page) => page.getByRole('button', { name: 'Add to cart' }),
  },
  {
    name: 'Reviews',
    at: product,
    call: 'listReviews',
    flow: 'reviews',
    send: comeNear('Reviews'),
    again: press('Try again'),
    right: 'There are no reviews yet.',
  },
  {
    name: 'Questions about a product',
    at: product,
    call: 'listProductQuestions',
    flow: 'product questions',
    send: comeNear('Questions and answers'),
    again: press('Try again'),
    right: 'There are no questions yet.',
  },
  {
    name: 'Lead form',
    at: '/',
    steps: [
      type('Full name', 'Sunita Verma'),
      type('Mobile number', '9876543210'),
      type('Email', 'sunita@example.in'),
      choose(/^State/, 'Bihar'),
    ],
    call: 'createLead',
    flow: 'lead form',
    send: press(/^Submit/),
    right: (page) => page.getByRole('status').filter({ hasText: /thank/i }),
  },
  {
    name: 'Question on the contact page',
    at: '/Shop/contact',
    steps: [
      type('Full name', 'Sunita Verma'),
      type('Mobile number', '9876543210'),
      type('Your question', 'Do you deliver to Leh in winter?'),
    ],
    call: 'createQuestion',
    flow: 'question form',
    send: press('Submit'),
    right: (page) => page.getByRole('status').filter({ hasText: /thank/i }),
  },
  {
    name: 'Grievance',
    at: '/grievance',
    steps: [
      choose('What is it about?', 'Delivery'),
      type('What happened?', 'The parcel was left with a neighbour without a call.'),
      type('Full name', 'Sunita Verma'),
      type('Mobile number', '9876543210'),
    ],
    call: 'fileGrievance',
    flow: 'grievance form',
    send: press(/^Submit/),
    right: 'Your complaint is registered',
  },
  {
    name: 'Status of a grievance',
    at: '/grievance/status?number=GR-2026-000001',
    steps: [type('Mobile number', '9876543210')],
    call: 'showGrievance',
    flow: 'grievance status',
    send: press('Show'),
    // The number is of another one: the server says so.
    right: /^No complaint|^We found no|not found/i,
  },
  {
    name: 'Search',
    at: '/about/ourcompany',
    steps: [
      run(async (page) => {
        await page.keyboard.press('Control+k');
        await page.getByRole('dialog', { name: 'Search' }).waitFor();
      }),
    ],
    call: 'search',
    flow: 'search',
    send: run((page) => page.getByRole('combobox', { name: 'Search' }).fill('turmeric')),
    again: press('Try again'),
    right: (page) => page.getByRole('option'),
  },
  {
    name: 'Coupons',
    at: '/coupons',
    call: 'listCoupons',
    flow: 'coupons',
    right: '10% off your first order',
  },
];
