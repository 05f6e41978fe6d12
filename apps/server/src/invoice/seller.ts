import { Gstin } from '@pgm/api/contract';
import { StartFailure } from '../platform/start-failure.ts';
import { gstStateOf } from './gst-states.ts';
import type { InvoiceSeller } from './invoice.schema.ts';

/** What the site's build says of the company; what is not set keeps production from starting. */
export interface SellerFacts {
  readonly name?: string | undefined;
  readonly address?: string | undefined;
  readonly state: string;
  readonly gstin?: string | undefined;
}

/** Who sells where there is no site: in tests. */
const NO_FACTS: SellerFacts = { state: 'Uttar Pradesh' };

/** Who sells, by the company's facts; a GST number that is none, or of another state, is a {@link StartFailure}. */
export function sellerOf(facts: SellerFacts = NO_FACTS): InvoiceSeller {
  const { name = NOT_CONFIGURED, address = NOT_CONFIGURED, state, gstin } = facts;
  const code = gstStateOf(state)?.code;
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
