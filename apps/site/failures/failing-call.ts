import type { Page, Request, Route } from '@playwright/test';
import { toOperation } from '../test/faults/operations.ts';
import type { Fault } from './faults.ts';
import type { Screen } from './screen.ts';

/** A call that fails until the fault is lifted. */
export interface FailingCall {
  /** The requests that met the fault. */
  readonly requests: readonly Request[];
  /** Lets the next requests through; those that hang still get no response. */
  readonly lift: () => Promise<void>;
  /** Forgets the fault, and the requests that hang. */
  readonly end: () => Promise<void>;
}

/**
 * Lets the call of a screen fail; all other calls get their responses. Offline the whole browser is: from the beginning, or
 * from this call on if the document has to be loaded before.
 */
export async function failCall(
  page: Page,
  { call, isDocument = false }: Screen,
  { network }: Fault,
): Promise<FailingCall> {
  const requests: Request[] = [];
  let isLifted = false;
  const isCall = (route: Route) => toOperation(route.request().method(), route.request().url()) === call;
  const meet = async (route: Route) => {
    if (isLifted || !isCall(route)) return route.fallback();
    requests.push(route.request());
    if (network.kind === 'hung') return;
    if (network.kind === 'offline') {
      await page.context().setOffline(true);
      return route.abort('internetdisconnected');
    }
    const response = await network.respond();
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    });
  };
  const isAny = () => true;
  await page.route(isAny, meet);
  if (network.kind === 'offline' && !isDocument) await page.context().setOffline(true);
  const lift = async () => {
    isLifted = true;
    if (network.kind === 'offline') await page.context().setOffline(false);
  };
  return {
    requests,
    lift,
    end: async () => {
      await lift();
      await page.unroute(isAny, meet);
    },
  };
}
