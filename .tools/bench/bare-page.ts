import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import {
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
  useLoaderData,
  Link,
} from 'react-router';

interface Product {
  readonly id: string;
  readonly name: string;
  readonly brandName: string;
  readonly price: number;
  readonly points: number;
  readonly stock: { readonly status: string; readonly quantity: number };
  readonly imageUrl: string;
}

/**
 * The baseline of `ssr`: a page of 30 cards with the same elements as the shop's, rendered by React Router alone.
 */
const products: readonly Product[] = Array.from({ length: 30 }, (_, index) => ({
  id: `00000000-0000-4000-8000-0000000000${index + 10}`,
  name: `Ashwagandha Tablets, ${index}`,
  brandName: 'Aranjeev',
  price: 349 + index,
  points: 95,
  stock: { status: 'IN_STOCK', quantity: 140 },
  imageUrl: `/media/products/ashwagandha-tablets-${index}/640.webp`,
}));

const loader = () => ({ products });
const routes = [{ path: '/products', loader, Component: ProductList }];
const handler = createStaticHandler(routes);

function ProductList() {
  const data = useLoaderData<typeof loader>();
  return h(
    'html',
    { lang: 'en' },
    h('head', null, h('title', null, 'Shop'), h('link', { rel: 'stylesheet', href: '/app.css' })),
    h(
      'body',
      null,
      h('h1', null, 'Shop'),
      h(
        'ul',
        null,
        data.products.map((product) => h(Card, { key: product.id, product })),
      ),
    ),
  );
}

function Card({ product }: { readonly product: Product }) {
  const { id, name, brandName, price, points, stock, imageUrl } = product;
  const srcSet = [320, 640]
    .map((width) => `${imageUrl.replace('640.webp', `${width}.avif`)} ${width}w`)
    .join(', ');
  return h(
    'li',
    null,
    h(
      Link,
      { to: `/product-details-page/${id}`, className: 'product-card' },
      h(
        'picture',
        { className: 'contents' },
        h('source', { type: 'image/avif', srcSet, sizes: '(width >= 80rem) 17rem, 45vw' }),
        h('img', { loading: 'lazy', decoding: 'async', src: imageUrl, alt: '', width: 640, height: 640 }),
      ),
      h('p', null, brandName),
      h('h2', null, name),
      h(
        'div',
        null,
        h('span', { className: 'figures whitespace-nowrap' }, `₹${price.toFixed(2)}`),
        h('span', { className: 'figures whitespace-nowrap text-spice' }, `${points} points`),
      ),
      h('span', { className: 'stock', 'data-stock': stock.status }, 'In stock'),
    ),
  );
}

const app = new Hono();
app.get('/products/', async (context) => {
  const state = await handler.query(context.req.raw);
  if (state instanceof Response) return state;
  const router = createStaticRouter(handler.dataRoutes, state);
  return context.html(
    `<!DOCTYPE html>${renderToString(h(StaticRouterProvider, { router, context: state }))}`,
  );
});

serve({ fetch: app.fetch, hostname: process.env['HOST'] ?? '127.0.0.1', port: Number(process.env['PORT']) });
