import lighthouse, { type Result } from 'lighthouse';
import * as z from 'zod';
import { startChromium } from './chromium-process.ts';
import type { Figure } from './figure.ts';
import { listPages, renderImages } from './pages.ts';
import { startServer } from '../run/server-process.ts';
import type { Figures, SectionInput } from './section.ts';

const MIN = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };
const MAX_LCP_MS = 1450;

/** Lighthouse's scores of a phone with an applied slow 4G and a quarter of this machine's speed; the median run. */
export async function* measure({ grounds, runs }: SectionInput): Figures {
  await using server = await startServer(await grounds.onPglite());
  for (const [name, path] of Object.entries(await listPages(server.address))) {
    await renderImages(server.address, path);
    const results: Result[] = [];
    for (let run = 0; run < runs; run += 1) results.push(await audit(server.address + path));
    yield* measureFigures(name, toMedian(results));
  }
}

async function audit(url: string): Promise<Result> {
  await using chromium = await startChromium();
  const found = await lighthouse(url, {
    port: chromium.port,
    logLevel: 'error',
    throttlingMethod: 'devtools',
    onlyCategories: Object.keys(MIN),
  });
  if (found === undefined) throw new Error(`${url}: Lighthouse has no result.`);
  const { runtimeError } = found.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  return found.lhr;
}

/** Sorted by score, then by LCP, worst first; for an even number the worse of the two in the middle. */
function toMedian(results: readonly Result[]): Result {
  const toLcp = (lhr: Result) => toMetric(lhr, 'largest-contentful-paint');
  const worstFirst = results.toSorted(
    (a, b) => toScore(a, 'performance') - toScore(b, 'performance') || toLcp(b) - toLcp(a),
  );
  const median = worstFirst[Math.floor((worstFirst.length - 1) / 2)];
  if (median === undefined) throw new Error('Lighthouse has not run.');
  return median;
}

/** The score of a category, from 0 to 1. */
function toScore(lhr: Result, category: string): number {
  return lhr.categories[category]?.score ?? 0;
}

/** The value of a metric. @throws when it could not be measured, because a limit would otherwise hold without it */
function toMetric(lhr: Result, id: string): number {
  const value = lhr.audits[id]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse has not measured ${id}.`);
  return value;
}

function* measureFigures(name: string, lhr: Result): Generator<Figure> {
  for (const [category, min] of Object.entries(MIN)) {
    yield {
      what: `lighthouse ${name}: ${category}`,
      ours: Math.round(toScore(lhr, category) * 100),
      min,
      details: listFailures(lhr, category),
    };
  }
  yield {
    what: `lighthouse ${name}: LCP`,
    ours: toMetric(lhr, 'largest-contentful-paint'),
    unit: 'ms',
    max: MAX_LCP_MS,
    details: toLcpPhases(lhr),
  };
  yield {
    what: `lighthouse ${name}: CLS`,
    ours: Number(toMetric(lhr, 'cumulative-layout-shift').toFixed(3)),
    max: 0,
  };
  yield { what: `lighthouse ${name}: TBT`, ours: toMetric(lhr, 'total-blocking-time'), unit: 'ms' };
  yield { what: `lighthouse ${name}: FCP`, ours: toMetric(lhr, 'first-contentful-paint'), unit: 'ms' };
}

function listFailures(lhr: Result, category: string): string[] {
  const audits = lhr.categories[category]?.auditRefs ?? [];
  return audits.flatMap(({ id, weight }) => {
    const found = lhr.audits[id];
    if (found === undefined || found.score === null || weight <= 0 || found.score >= 1) return [];
    const { title, displayValue = '', details } = found;
    const locations = Details.parse(details)
      .items.slice(0, 3)
      .map((item) => `  ${toLocation(item)}`);
    return [`${title} ${displayValue}`, ...locations];
  });
}

/** The items of the details of an audit: none where it has no list. */
const Details = z.object({ items: z.array(z.unknown()) }).catch({ items: [] });

/** Each audit has items of its own, so a property may have any type. */
const text = z.string().optional().catch(undefined);

const Located = z
  .object({
    node: z.object({ snippet: text }).catch({}),
    description: text,
    source: z.object({ url: text }).catch({}),
    url: text,
  })
  .catch({ node: {}, source: {} });

/** What an item of an audit is about, in at most 150 characters. */
function toLocation(item: unknown): string {
  const { node, description, source, url } = Located.parse(item);
  return (node.snippet ?? description ?? source.url ?? url ?? JSON.stringify(item)).slice(0, 150);
}

const LcpPart = z
  .object({
    snippet: z.string().optional(),
    items: z.array(z.object({ label: z.string(), duration: z.number() })).optional(),
  })
  .catch({});

/** The phases of the largest contentful paint. */
function toLcpPhases(lhr: Result): string[] {
  const { items } = Details.parse(lhr.audits['lcp-breakdown-insight']?.details);
  return z
    .array(LcpPart)
    .parse(items)
    .flatMap(({ items: phases = [], snippet }) => [
      ...(snippet ? [snippet.slice(0, 150)] : []),
      ...phases.map(({ label, duration }) => `${label}: ${Math.round(duration)} ms`),
    ]);
}
