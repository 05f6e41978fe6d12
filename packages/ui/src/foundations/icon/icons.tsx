import { icon } from './icon.tsx';

export const CheckIcon = /* @__PURE__ */ icon('M4.5 12.5l5 5L19.5 7');
export const CloseIcon = /* @__PURE__ */ icon('M6 6l12 12M18 6L6 18');
export const InfoIcon = /* @__PURE__ */ icon('M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 11v5M12 7.8v.1');
export const ArrowLeftIcon = /* @__PURE__ */ icon('M20 12H4.5M11 5.5L4.5 12l6.5 6.5');
export const EyeIcon = /* @__PURE__ */ icon(
  'M2.5 12C4.5 7.5 8 5 12 5s7.5 2.5 9.5 7c-2 4.5-5.5 7-9.5 7s-7.5-2.5-9.5-7zM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6z',
);
export const EyeOffIcon = /* @__PURE__ */ icon(
  'M2.5 12C4.5 7.5 8 5 12 5s7.5 2.5 9.5 7c-2 4.5-5.5 7-9.5 7s-7.5-2.5-9.5-7zM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6zM4 3.5l16 17',
);
export const PlusIcon = /* @__PURE__ */ icon('M12 5v14M5 12h14');
export const MinusIcon = /* @__PURE__ */ icon('M5 12h14');
export const PointsIcon = /* @__PURE__ */ icon(
  'M12 20.5c-5 0-7.5-3.2-7.5-7.5S8 5 12 3.5c4 1.5 7.5 5.2 7.5 9.5s-2.5 7.5-7.5 7.5zM12 20.5V10M12 14.5l3.5-3M12 12.5L8.8 10',
);
export const LeafIcon = /* @__PURE__ */ icon(
  'M5 19C5 10 10 5 19.5 4.5C20 14 15 19.5 8 18M4 21c2-5 5-8 9-10.5',
);
export const ShieldIcon = /* @__PURE__ */ icon(
  'M12 3l7.5 3v5.5c0 4.5-3 8-7.5 9.5c-4.5-1.5-7.5-5-7.5-9.5V6L12 3zM8.5 12l2.5 2.5 4.5-5',
);
export const TeamIcon = /* @__PURE__ */ icon(
  'M12 11.5a3 3 0 1 0 0-6a3 3 0 0 0 0 6zM6.5 20c0-3.5 2.5-5 5.5-5s5.5 1.5 5.5 5M5.5 13a2.3 2.3 0 1 1 1-4.4M2 18.5c0-2 1-3.3 2.5-3.8M18.5 13a2.3 2.3 0 1 0-1-4.4M22 18.5c0-2-1-3.3-2.5-3.8',
);
export const StarIcon = /* @__PURE__ */ icon(
  'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9-4.3-4.1 5.9-.8L12 3.5z',
);
export const ScalesIcon = /* @__PURE__ */ icon(
  'M12 3.5v17M7.5 20.5h9M5 7h14M5 7l-3 7a3.3 3.3 0 0 0 6 0L5 7zM19 7l-3 7a3.3 3.3 0 0 0 6 0l-3-7z',
);
export const AlertIcon = /* @__PURE__ */ icon('M12 4L2.8 20h18.4L12 4zM12 10v4.5M12 17.2v.1');
export const ArrowRightIcon = /* @__PURE__ */ icon('M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5');
export const JoinIcon = /* @__PURE__ */ icon(
  'M9.5 4.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7zM3 20c0-3.6 2.9-5.5 6.5-5.5s6.5 1.9 6.5 5.5M18.5 8v6M15.5 11h6',
);
