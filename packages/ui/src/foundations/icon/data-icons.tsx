import { icon } from './icon.tsx';

/* Of tables and file fields. */

export const MoreIcon = /* @__PURE__ */ icon(
  'M12 4.5a.7.7 0 1 0 0 1.4a.7.7 0 0 0 0-1.4zM12 11.3a.7.7 0 1 0 0 1.4a.7.7 0 0 0 0-1.4zM12 18.1a.7.7 0 1 0 0 1.4a.7.7 0 0 0 0-1.4z',
);
export const SortIcon = /* @__PURE__ */ icon('M8 9.5l4-4.5 4 4.5M8 14.5l4 4.5 4-4.5');
export const SortUpIcon = /* @__PURE__ */ icon('M12 20V4.5M6 10.5l6-6 6 6');
export const SortDownIcon = /* @__PURE__ */ icon('M12 4v15.5M6 13.5l6 6 6-6');
export const UploadIcon = /* @__PURE__ */ icon('M12 16V4.5M7 9.5l5-5 5 5M4.5 15v4.5h15V15');
