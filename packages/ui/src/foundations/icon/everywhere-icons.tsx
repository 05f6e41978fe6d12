import { icon } from './icon.tsx';

/* The icons of nearly every page; the site loads these with its first script. */

export const ChevronDownIcon = /* @__PURE__ */ icon('M6 9.5l6 6 6-6');
export const ChevronRightIcon = /* @__PURE__ */ icon('M9.5 6l6 6-6 6');
export const HomeIcon = /* @__PURE__ */ icon('M4 11l8-7 8 7v9h-5.5v-6h-5v6H4v-9z');
export const ShopIcon = /* @__PURE__ */ icon('M5 8h14l1 12.5H4L5 8zM8.5 11V7a3.5 3.5 0 0 1 7 0v4');
export const PersonIcon = /* @__PURE__ */ icon(
  'M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM4.5 20.5c0-4 3.3-6 7.5-6s7.5 2 7.5 6',
);
export const CartIcon = /* @__PURE__ */ icon('M2.5 4H5l2.2 11.5h11L20.5 7.5H5.7M9 19.5v.1M16.5 19.5v.1');
export const OrdersIcon = /* @__PURE__ */ icon(
  'M4 8l8-4.5L20 8v8.5L12 21l-8-4.5V8zM4 8l8 4.5L20 8M12 12.5V21M8 5.8l8 4.5',
);
export const SearchIcon = /* @__PURE__ */ icon(
  'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13zM15.3 15.3L20.5 20.5',
);
export const MenuIcon = /* @__PURE__ */ icon('M4 6.5h16M4 12h16M4 17.5h16');
export const ThemeIcon = /* @__PURE__ */ icon('M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 3v18M15 6v12M18 8v8');
export const ChatIcon = /* @__PURE__ */ icon(
  'M4 20l1.500-4.500A8 8 0 1 1 8.500 18.500zM8.500 11h7M8.500 14h4',
);
