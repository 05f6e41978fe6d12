import { createClient } from '@pgm/api/client';
import { inHindi } from '@pgm/ui/foundations/language-hi';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import ErrorPage from '#app/shell/error-page.tsx';
import { FAULTS, type Fault } from './faults.ts';
import { jargonIn } from './jargon.ts';
import { fakeFetch, startNetwork } from './network.ts';
import { pageSentences } from './page-sentences.ts';
import { type Page, pages } from './pages.ts';
import { toScreenText } from './screen-text.tsx';
import { findRow, sentenceFor } from './sentences.ts';

/** What a loader throws for the error page. */
const Thrown = z.object({ data: z.string(), init: z.object({ status: z.number() }) });

/** Loads a page while one of its calls fails: undefined when the page can be shown without it. */
async function loadFailing({ load, responses }: Page, call: string, { respond }: Fault) {
  startNetwork(async (operation) => (operation === call ? respond() : Response.json(responses[operation])));
  const thrown = await load(createClient({ fetch: fakeFetch })).then(
    () => undefined,
    (error: unknown) => Thrown.parse(error),
  );
  // What the router makes of it.
  return thrown && { status: thrown.init.status, statusText: '', internal: false, data: thrown.data };
}

/** The calls of a page, while all of them succeed. */
async function listCalls({ load, responses }: Page): Promise<string[]> {
  const { requested } = startNetwork(async (operation) => Response.json(responses[operation]));
  await load(createClient({ fetch: fakeFetch }));
  return [...new Set(requested)];
}

/** A page that hangs is the router's: the page before stays. */
const ENDING_FAULTS = FAULTS.filter(({ kind }) => kind !== 'hung');

describe('a page whose data cannot be loaded', () => {
  const browser = { onLine: true };
  beforeAll(() => {
    vi.stubGlobal('navigator', browser);
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });

  it.each(Object.entries(pages))('%s', async (name, page) => {
    const problems: string[] = [];
    for (const call of await listCalls(page)) {
      for (const fault of ENDING_FAULTS) {
        browser.onLine = fault.kind !== 'offline';
        const error = await loadFailing(page, call, fault);
        const { row } = findRow(pageSentences, call, name, '');
        const sentence = row && sentenceFor(row, fault, true);
        const { en, hi, hasControl } = toScreenText(error && <ErrorPage error={error} categories={[]} />);
        problems.push(
          ...[
            sentence === undefined && 'has no row',
            sentence === null && error && `shows the error page: ${en}`,
            sentence && !en.includes(sentence) && `does not say '${sentence}' but ${en}`,
            sentence && !hi.includes(inHindi(sentence)) && `does not say '${sentence}' in Hindi`,
            jargonIn(en) && `shows '${jargonIn(en)}'`,
            error && !hasControl && 'has nothing to press',
          ]
            .filter((problem) => typeof problem === 'string')
            .map((problem) => `${call} / ${fault.name}: ${problem}`),
        );
      }
    }
    expect(problems).toEqual([]);
  });
});
