import type { Client } from '@pgm/api/client';
import type { ArticlesClient } from '@pgm/api/client/articles';
import type { CompanyFacts } from '@pgm/api/contract';
import type { Language } from '@pgm/ui/foundations/language';
import { createContext } from 'react-router';

/** During server rendering: the client that calls the API in this process. */
export const clientContext = createContext<Client>();

/**
 * During server rendering: the same for the names of the categories, which every page shows. Only another name clears
 * all cached pages; what else changes in the list of categories clears those that read it with the other client.
 */
export const shellClientContext = createContext<Client>();

/** During server rendering: reads the articles. Pages come with them, so a browser needs no such client. */
export const articlesContext = createContext<ArticlesClient>();

/** During server rendering: the origin of the site, such as `https://example.in`. */
export const originContext = createContext<string>();

/** During server rendering: the published facts of the company. A page passes on to the browser only what it shows. */
export const companyContext = createContext<CompanyFacts>();

/** During server rendering: the language that the visitor reads. */
export const languageContext = createContext<Language>();

/** During server rendering: the page that was rendered. */
interface Rendered {
  /**
   * The page with one character for each of its bytes (Latin-1), which is searched and cut several times faster than
   * text with all characters. Undefined: the response is no page.
   */
  readonly html: string | undefined;
  /** Whether what the address names exists. A page that only the browser fills shows the same for any id. */
  readonly isCertain: boolean;
}

/** Carries a rendered page from the router to the server: in a response it would be encoded and decoded again. */
export const renderedContext = createContext<Rendered>({ html: undefined, isCertain: false });

/** During server rendering: receives errors, for the log of the server. */
export const errorLogContext = createContext<(error: unknown) => void>();
