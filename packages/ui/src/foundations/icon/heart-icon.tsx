import { icon } from './icon.tsx';

/* In its own file, so that a product list loads this icon and no others. `fill-current` fills it. */
export const HeartIcon = /* @__PURE__ */ icon(
  'M12 20L4.4 12.2a4.6 4.6 0 0 1 6.5-6.5L12 6.8l1.1-1.1a4.6 4.6 0 0 1 6.5 6.5z',
);
