import { createContext } from 'react';

/**
 * Carries the version of the agreement that is valid from the root to the forms that accept it; undefined where it is not
 * known, such as in stories.
 */
export const AgreementVersionContext = createContext<string | undefined>(undefined);
