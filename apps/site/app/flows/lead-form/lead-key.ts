import type { LeadForm } from '@pgm/api/contract';

/** Gives leads the keys under which they are sent. */
export interface LeadKeys {
  /** The same lead has the same key until it is stored: sent twice, since an answer was lost, it is still one lead. */
  readonly of: (lead: LeadForm) => string;
  /** The lead is stored: whoever sends the same again means another one. */
  readonly forget: () => void;
}

/** @param newKey makes a key that was never there before */
export function leadKeys(newKey: () => string): LeadKeys {
  let last: { readonly text: string; readonly key: string } | undefined;
  return {
    of: (lead) => {
      const text = JSON.stringify(lead);
      if (last?.text !== text) last = { text, key: newKey() };
      return last.key;
    },
    forget: () => {
      last = undefined;
    },
  };
}
