import { icon } from './icon.tsx';

/* Icons for the status of points. */

export const WaitingIcon = /* @__PURE__ */ icon('M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 7v5.2l3.4 2.3');
export const ConfirmedIcon = /* @__PURE__ */ icon(
  'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM7.8 12.4l3 3 5.4-6.2',
);
export const CancelledIcon = /* @__PURE__ */ icon(
  'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM8.8 8.8l6.4 6.4M15.2 8.8l-6.4 6.4',
);
