import type { ReactNode } from 'react';

/** A section of the member area; `label` is English and is translated here. */
export interface ManageLink {
  href: string;
  label: string;
  icon: ReactNode;
  current?: boolean;
  /** How many are new there. */
  count?: number;
  /** Done instead of going to `href`; the link still leads there while the page is loading. */
  onPress?: () => void;
}
