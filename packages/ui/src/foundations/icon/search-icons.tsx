import { icon } from './icon.tsx';

/* Icons of the search palette. */

export const ClockIcon = /* @__PURE__ */ icon('M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 7v5.5l3.5 2');
export const PageIcon = /* @__PURE__ */ icon('M6 3h8.5L19 7.5V21H6V3zM14 3v5h5M9 12.5h7M9 16.5h7');
