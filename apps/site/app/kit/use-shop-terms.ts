import { DEFAULT_TERMS, type ShopTerms } from '@pgm/api/contract';
import { useContext } from 'react';
import { ShopTermsContext } from './shop-terms-context.ts';

/** The terms that count when the page was rendered; outside of the site, those before the company publishes any. */
export function useShopTerms(): ShopTerms {
  return useContext(ShopTermsContext) ?? DEFAULT_TERMS;
}
