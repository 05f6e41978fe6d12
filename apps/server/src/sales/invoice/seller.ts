import type { CompanyFacts } from '@pgm/api/contract';
import type { Platform } from '../../platform/platform.ts';
import type { InvoiceSeller, SellerReader } from './invoice.schema.ts';

/** Reads the seller from the published facts of the company. */
export const sellerReader =
  ({ company }: Pick<Platform, 'company'>): SellerReader =>
  async (transaction) =>
    toSeller(await company(transaction));

/** The seller by the facts of the company. The shop does not open while one is missing. */
export function toSeller({
  legalName = NOT_CONFIGURED,
  registeredOffice = NOT_CONFIGURED,
  state = 'Uttar Pradesh',
  gstin,
}: CompanyFacts): InvoiceSeller {
  return { name: legalName, address: registeredOffice, state, gstin };
}

const NOT_CONFIGURED = 'not configured';
