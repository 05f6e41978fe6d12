import lighthouse from 'lighthouse';
import { startChromium } from './chromium-process.mjs';
import { listPages, renderImages } from './pages.mjs';
import { startServer } from '../run/server-process.ts';

const MIN = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };
const MAX_LCP_MS = 1450;

/** Lighthouse's scores of a phone with an applied slow 4G and a quarter of this machine's speed; the median run. */
export async function* measure({ grounds, runs }) {
  await using server = await startServer(await grounds.onPglite());
  for (const [name, path] of Object.entries(await listPages(server.address))) {
    await renderImages(server.address, path);
    const results = [];
    for (let run = 0; run < runs; run += 1) results.push(await audit(server.address + path));
    yield* measureFigures(name, toMedian(results));
  }
}

async function audit(url) {
  await using chromium = await startChromium();
  const { lhr } = await lighthouse(url, {
    port: chromium.port,
    logLevel: 'error',
    throttlingMethod: 'devtools',
    onlyCategories: Object.keys(MIN),
  });
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return lhr;
}

/** Sorted by score, then by LCP, worst first; for an even number the worse of the two in the middle. */
function toMedian(results) {
  const toScore = (lhr) => lhr.categories.performance.score;
  const toLcp = (lhr) => lhr.audits['largest-contentful-paint'].numericValue;
  const worstFirst = results.toSorted((a, b) => toScore(a) - toScore(b) || toLcp(b) - toLcp(a));
  return worstFirst[Math.floor((worstFirst.length - 1) / 2)];
}

function* measureFigures(name, lhr) {
  const metric = (id) => lhr.audits[id].numericValue;
  for (const [category, min] of Object.entries(MIN)) {
    yield {
      what: `lighthouse ${name}: ${category}`,
      ours: Math.round(lhr.categories[category].score * 100),
      min,
      details: listFailures(lhr, category),
    };
  }
  yield {
    what: `lighthouse ${name}: LCP`,
    ours: metric('largest-contentful-paint'),
    unit: 'ms',
    max: MAX_LCP_MS,
    details: toLcpPhases(lhr),
  };
  yield {
    what: `lighthouse ${name}: CLS`,
    ours: Number(metric('cumulative-layout-shift').toFixed(3)),
    max: 0,
  };
  yield { what: `lighthouse ${name}: TBT`, ours: metric('total-blocking-time'), unit: 'ms' };
  yield { what: `lighthouse ${name}: FCP`, ours: metric('first-contentful-paint'), unit: 'ms' };
}

function listFailures(lhr, category) {
  return lhr.categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 1)
    .flatMap(({ id }) => {
      const { title, displayValue = '', details } = lhr.audits[id];
      const locations = (details?.items ?? []).slice(0, 3).map((item) => `  ${toLocation(item)}`);
      return [`${title} ${displayValue}`, ...locations];
    });
}

function toLocation(item) {
  return (
    item.node?.snippet ??
    item.description ??
    item.source?.url ??
    item.url ??
    JSON.stringify(item)
  ).slice(0, 150);
}

/** The phases of the largest contentful paint. */
function toLcpPhases(lhr) {
  const items = lhr.audits['lcp-breakdown-insight']?.details?.items ?? [];
  return items.flatMap(({ items: phases, snippet }) => [
    ...(snippet ? [snippet.slice(0, 150)] : []),
    ...(phases ?? []).map(({ label, duration }) => `${label}: ${Math.round(duration)} ms`),
  ]);
}
