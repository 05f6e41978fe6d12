import { icon } from './icon.tsx';

/* Of the pages of the staff area. */

/** Boxes, for stock. */
export const BoxesIcon = /* @__PURE__ */ icon('M8 3.5h8v8H8v-8zM3.5 13h8v7.5h-8V13zM12.5 13h8v7.5h-8V13z');
/** Groups of goods, for categories. */
export const GroupsIcon = /* @__PURE__ */ icon(
  'M4 4h7v7H4V4zM13.5 4h6.5v7h-6.5V4zM4 13.5h7V20H4v-6.5zM13.5 13.5h6.5V20h-6.5v-6.5z',
);
/** A tag, for brands. */
export const TagIcon = /* @__PURE__ */ icon('M3.5 3.5H12l8.5 8.5-8.5 8.5L3.5 12V3.5zM8 8h.01');
/** A ticket, for coupons. */
export const CouponIcon = /* @__PURE__ */ icon(
  'M3 6.5h18v3.8a1.8 1.8 0 0 0 0 3.4v3.8H3v-3.8a1.8 1.8 0 0 0 0-3.4V6.5zM14.5 9v6',
);
