import type { Client } from '@pgm/api/client';
import type { Language } from '@pgm/ui/foundations/language';
import { createContext } from 'react-router';

/** During server rendering: the client that calls the API in this process. */
export const clientContext = createContext<Client>();

/**
 * During server rendering: the same for the names of the categories, which every page shows. Only another name clears
 * all cached pages; what else changes in the list of categories clears those that read it with the other client.
 */
export const shellClientContext = createContext<Client>();

/** During server rendering: the origin of the site, such as `https://example.in`. */
export const originContext = createContext<string>();

/** During server rendering: the language that the visitor reads. */
export const languageContext = createContext<Language>();
