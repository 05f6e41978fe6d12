import { icon } from './icon.tsx';

/* In its own file, so that a product's page loads this icon and no others. */

export const ShareIcon = /* @__PURE__ */ icon(
  'M18 3.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5zM6 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5zM18 15.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5zM8.2 10.8l7.6-3.7M8.2 13.2l7.6 3.7',
);
