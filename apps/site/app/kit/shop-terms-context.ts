import type { ShopTerms } from '@pgm/api/contract';
import { createContext } from 'react';

/** Carries the terms of the shop from the root to the flows; undefined outside of the site, such as in stories. */
export const ShopTermsContext = createContext<ShopTerms | undefined>(undefined);
