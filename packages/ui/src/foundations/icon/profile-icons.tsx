import { icon } from './icon.tsx';

/* Icons of the member's own profile. */

export const CameraIcon = /* @__PURE__ */ icon(
  'M3.5 8h4L9 5h6l1.5 3h4v11.5h-17V8zM12 10a3.7 3.7 0 1 0 0 7.4a3.7 3.7 0 0 0 0-7.4z',
);
