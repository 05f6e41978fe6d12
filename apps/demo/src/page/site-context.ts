import { createCall, createClient, inLanguage } from '@pgm/api/client';
import { articlesClient } from '@pgm/api/client/articles';
import type { CompanyFacts } from '@pgm/api/contract';
import type { Language } from '@pgm/ui/foundations/language';
import { RouterContextProvider } from 'react-router';
import {
  articlesContext,
  clientContext,
  companyContext,
  languageContext,
  originContext,
  shellClientContext,
} from '../../../site/app/kit/request-context.ts';

/** What the loaders of the site get from its server, for a router in the browser; the calls go over the `fetch` of now. */
export function siteContext(language: Language, company: CompanyFacts): RouterContextProvider {
  const { fetch } = globalThis;
  const client = createClient({ fetch, language });
  const context = new RouterContextProvider();
  context.set(clientContext, client);
  context.set(shellClientContext, client);
  context.set(articlesContext, articlesClient(inLanguage(createCall({ fetch }), language)));
  context.set(companyContext, company);
  context.set(originContext, location.origin);
  context.set(languageContext, language);
  return context;
}
