import type { ShowToast } from './show-toast.ts';

/** For `emit`: the toast of a failure. */
export function toErrorToast(_args: unknown, message: string): ShowToast {
  return { type: 'toast.show', kind: 'error', message };
}
