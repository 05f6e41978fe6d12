import { icon } from './icon.tsx';

/* Icons of the privacy page. */

export const LockIcon = /* @__PURE__ */ icon('M5 11h14v10H5V11zM8 11V8a4 4 0 0 1 8 0v3M12 15v2.5');
