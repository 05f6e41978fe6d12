import { type RouteConfig, index, layout, route } from '@react-router/dev/routes';

/** The addresses of the site, spelled as the specification has them; matching ignores case. */
export default [
  index('routes/home.tsx'),
  route('products/:type?', 'routes/products.tsx'),
  route('product-details-page/:id', 'routes/product.tsx'),
  route('Associate/login', 'routes/login.tsx'),
  route('Associate/signup', 'routes/signup.tsx'),
  route('Inspiring World/registrationfrom', 'routes/registration.tsx'),
  route('Associate/forgot-password', 'routes/forgot-password.tsx'),
  route('Associate/reset-password', 'routes/reset-password.tsx'),
  route('manage', 'routes/manage-start.tsx'),
  layout('routes/manage.tsx', [
    route('manage/profile', 'routes/profile.tsx', { id: 'manage-profile' }),
    route('profile', 'routes/profile.tsx'),
    route('manage/wishlist', 'routes/wishlist.tsx', { id: 'manage-wishlist' }),
    route('wishlist', 'routes/wishlist.tsx'),
    route('manage/addresses', 'routes/addresses.tsx', { id: 'manage-addresses' }),
    route('address', 'routes/addresses.tsx'),
    route('manage/orders', 'routes/orders.tsx', { id: 'manage-orders' }),
    route('orders', 'routes/orders.tsx'),
    route('manage/orders/:id', 'routes/order.tsx'),
    route('manage/cart', 'routes/cart.tsx'),
    route('manage/business-values', 'routes/business-values.tsx'),
    route('manage/team', 'routes/team.tsx'),
    route('manage/requests', 'routes/requests.tsx'),
    route('manage/notifications', 'routes/notifications.tsx'),
  ]),
  route('checkout', 'routes/checkout.tsx'),
  route('coupons', 'routes/coupons.tsx'),
  route('dashboard/*', 'routes/dashboard.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
