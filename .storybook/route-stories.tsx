import type { Endpoint } from '@pgm/api/contract';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import type { Language } from '@pgm/ui/foundations/language';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { expect, screen } from 'storybook/test';
import { siteContext } from '../apps/demo/src/page/site-context.ts';
import { siteRoutes } from '../apps/demo/src/page/site-routes.tsx';
import { SAMPLE_COMPANY } from '../apps/server/src/company/company-facts/sample-company.ts';
import { loadLanguage } from '../apps/site/app/i18n/i18n.ts';
import { policies } from './sample-articles.ts';
import { type SampleResponse, meets, withNetwork } from './sample-network.tsx';
import { sampleShop } from './sample-shop.ts';
import { toToolbar } from './toolbar.ts';

/** A page of the site. */
interface Visit {
  readonly address: string;
  /** What stands at the top of the page, in the language of the story. */
  readonly heading: () => string;
  /** What the page shows only in this state, likewise. Default: the heading alone is enough. */
  readonly shown?: () => string;
  /** What it shows in other states alone, likewise. Default: nothing is asserted. */
  readonly absent?: () => string;
}

/** What stands at the top of the page that replaces one that does not exist. */
export const missing = () => t('We cannot find this page');
const broken = () => t('Something went wrong on our side');

/**
 * The stories of a page of the site: its route with its loader, in the frame of the site, over a network of their own. The
 * shop and the policies, which every page asks for, always respond.
 * @param call    the call without which there is no page; the faults meet it
 * @param network the responses to it and to the other calls of the page
 */
export function routeStories(visit: Visit, call: Endpoint, ...network: readonly SampleResponse[]) {
  /** The page with these responses before those of all its stories. */
  const at = ({ address, heading, shown, absent }: Visit, ...responses: readonly SampleResponse[]) =>
    ({
      ...withNetwork([...responses, ...network, ...sampleShop, policies], async () => {
        await screen.findByRole('heading', { level: 1, name: heading() });
        if (shown) await screen.findAllByText(shown());
        if (absent) await expect(screen.queryByText(absent())).toBeNull();
      }),
      loaders: [async ({ globals }) => loadLanguage(toToolbar(globals).language)],
      render: (_args, { globals }) => <SitePage address={address} language={toToolbar(globals).language} />,
    }) satisfies StoryObj;
  const afterFault = (name: string, heading: Visit['heading']) =>
    at({ address: visit.address, heading }, meets(call, name));
  const offline = afterFault('offline', () => t('This page needs a connection'));
  return {
    at,
    ready: at(visit),
    missing: afterFault('404 without a body', missing),
    /** The server has broken, and says nothing that a person could read. */
    serverBroke: afterFault('500 with {}', broken),
    /** An error page of a proxy comes in the place of the data. */
    pageInsteadOfData: afterFault('200 with HTML', broken),
    noResponse: afterFault('no response', broken),
    offline: { ...offline, beforeEach: [offline.beforeEach, goOffline] } satisfies StoryObj,
  };
}

/** Words that are part of a page and not of the catalogue of translations, in the language of the story. */
export const inStory = (english: string, hindi: string) =>
  document.documentElement.lang === 'hi' ? hindi : english;

/** The browser says that it is offline. */
function goOffline() {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'onLine');
  };
}

interface SitePageProps {
  readonly address: string;
  readonly language: Language;
}

function SitePage({ address, language }: SitePageProps) {
  const [router] = useState(() =>
    createMemoryRouter(siteRoutes(siteContext(language, SAMPLE_COMPANY)), { initialEntries: [address] }),
  );
  return <RouterProvider router={router} />;
}
