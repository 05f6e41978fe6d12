import { type RouteConfig, index, route } from '@react-router/dev/routes';

/** The addresses of the site, spelled as the specification has them; matching ignores case. */
export default [
  index('routes/home.tsx'),
  route('products/:type?', 'routes/products.tsx'),
  route('product-details-page/:id', 'routes/product.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
