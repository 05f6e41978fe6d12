import { accessibility } from './accessibility.ts';
import { agreement } from './agreement.ts';
import { cancelRefund } from './cancel-refund.ts';
import { disclosures } from './disclosures.ts';
import type { ToFirstPolicy } from './first-policy.types.ts';
import { onlinePrivacy } from './online-privacy.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

interface FirstPolicy {
  readonly toPolicy: ToFirstPolicy;
  /** The day in India from which the first version is valid, as ISO text. */
  readonly validFrom: string;
}

/** The first version of each policy. Staff write the later ones. */
export const firstPolicies: readonly FirstPolicy[] = [
  { toPolicy: terms, validFrom: '2026-11-21' },
  { toPolicy: disclosures, validFrom: '2026-11-21' },
  { toPolicy: agreement, validFrom: '2026-11-23' },
  { toPolicy: onlinePrivacy, validFrom: '2026-11-21' },
  { toPolicy: privacy, validFrom: '2026-11-21' },
  { toPolicy: cancelRefund, validFrom: '2026-11-21' },
  { toPolicy: accessibility, validFrom: '2026-11-21' },
];
