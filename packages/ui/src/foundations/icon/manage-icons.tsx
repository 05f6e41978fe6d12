import { icon } from './icon.tsx';

/* Icons of the member area: its links, and the statuses of member requests. */

export const BellIcon = /* @__PURE__ */ icon(
  'M6 10a6 6 0 0 1 12 0c0 5 2 6.5 2 6.5H4S6 15 6 10zM10 19.5a2.2 2.2 0 0 0 4 0M12 4V2.5',
);
export const PinIcon = /* @__PURE__ */ icon(
  'M12 21c-4-4.2-6.5-7.6-6.5-11a6.5 6.5 0 0 1 13 0c0 3.4-2.5 6.8-6.5 11zM12 7.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5z',
);
export const MemberRequestIcon = /* @__PURE__ */ icon(
  'M6 3h8.5L19 7.5V21H6V3zM14 3v5h5M9.5 12.5h6M9.5 16.5h4',
);
export const PaymentsIcon = /* @__PURE__ */ icon(
  'M3 6.5h18v11H3zM12 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5zM6 12h.01M18 12h.01',
);
export const AgreementIcon = /* @__PURE__ */ icon('M6 3h8.5L19 7.5V21H6V3zM14 3v5h5M9.5 15l2 2l4-4.5');
export const LogoutIcon = /* @__PURE__ */ icon('M13.5 4H5v16h8.5M10 12h10.5M16.5 8l4 4-4 4');
export const HourglassIcon = /* @__PURE__ */ icon(
  'M6 3h12M6 21h12M7.5 3c0 5 3 7 4.5 9c1.5-2 4.5-4 4.5-9M7.5 21c0-5 3-7 4.5-9c1.5 2 4.5 4 4.5 9',
);
export const LockIcon = /* @__PURE__ */ icon('M5 11h14v10H5V11zM8 11V8a4 4 0 0 1 8 0v3M12 15v2.5');
export const CameraIcon = /* @__PURE__ */ icon(
  'M3.5 8h4L9 5h6l1.5 3h4v11.5h-17V8zM12 10a3.7 3.7 0 1 0 0 7.4a3.7 3.7 0 0 0 0-7.4z',
);
export const CopyIcon = /* @__PURE__ */ icon('M9 9h11v11H9V9zM5.5 15H4V4h11v1.5');
