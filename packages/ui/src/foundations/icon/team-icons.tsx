import { icon } from './icon.tsx';

/* Icons of the referral link. */

export const CopyIcon = /* @__PURE__ */ icon('M9 9h11v11H9V9zM5.5 15H4V4h11v1.5');
export const ShareIcon = /* @__PURE__ */ icon(
  'M18 3.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5zM6 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5zM18 15.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5zM8.2 10.8l7.6-3.7M8.2 13.2l7.6 3.7',
);
