import { Gstin } from '@pgm/api/contract';
import { StartFailure } from '../../platform/settings.ts';
import { toGstState } from './gst-states.ts';
import type { InvoiceSeller } from './invoice.schema.ts';

/** The company facts of the site's build; missing facts prevent the start in production. */
export interface SellerFacts {
  readonly name?: string | undefined;
  readonly address?: string | undefined;
  readonly state: string;
  readonly gstin?: string | undefined;
}

/** The seller where there is no site: in tests. */
const NO_FACTS: SellerFacts = { state: 'Uttar Pradesh' };

/** The seller by the company's facts; an invalid GST number, or one of another state, is a {@link StartFailure}. */
export function toSeller(facts: SellerFacts = NO_FACTS): InvoiceSeller {
  const { name = NOT_CONFIGURED, address = NOT_CONFIGURED, state, gstin } = facts;
  const code = toGstState(state)?.code;
  if (code === undefined) throw new StartFailure(`${PLACE}: 'state' must be a state of India.`);
  if (gstin !== undefined && !Gstin.safeParse(gstin).success) {
    throw new StartFailure(`${PLACE}: 'gstin' is not a GST number.`);
  }
  if (gstin !== undefined && !gstin.startsWith(code)) {
    throw new StartFailure(`${PLACE}: 'gstin' must begin with ${code}, as those of ${state} do.`);
  }
  return { name, address, state, gstin };
}

const NOT_CONFIGURED = 'not configured';
const PLACE = 'apps/site/app/company.ts';
