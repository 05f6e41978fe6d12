import lighthouse from 'lighthouse';
import { startChromium } from './chromium-process.mjs';
import { pagesOf } from './pages.mjs';
import { startServer } from './server-process.mjs';

const LEAST = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };
const MOST_LCP_MS = 1450;

/** Lighthouse's scores of a phone on an applied slow 4G with a quarter of this machine's speed; the median run. */
export async function* measure({ grounds, runs }) {
  await using server = await startServer(await grounds.onPglite());
  for (const [name, path] of Object.entries(await pagesOf(server.address))) {
    await renderPictures(server.address, path);
    const results = [];
    for (let run = 0; run < runs; run += 1) results.push(await audit(server.address + path));
    yield* figuresOf(name, medianOf(results));
  }
}

/** Pictures are made when first asked for; visitors after the first don't wait for that. */
async function renderPictures(address, path) {
  const html = await (await fetch(address + path)).text();
  for (const picture of new Set(html.match(/\/media\/[\w/.-]+\.avif/g))) {
    await (await fetch(address + picture)).arrayBuffer();
  }
}

async function audit(url) {
  await using chromium = await startChromium();
  const { lhr } = await lighthouse(url, {
    port: chromium.port,
    logLevel: 'error',
    throttlingMethod: 'devtools',
    onlyCategories: Object.keys(LEAST),
  });
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return lhr;
}

/** By score, then by LCP, worst first; of an even number the worse of the two in the middle. */
function medianOf(results) {
  const scoreOf = (lhr) => lhr.categories.performance.score;
  const lcpOf = (lhr) => lhr.audits['largest-contentful-paint'].numericValue;
  const worstFirst = results.toSorted((a, b) => scoreOf(a) - scoreOf(b) || lcpOf(b) - lcpOf(a));
  return worstFirst[Math.floor((worstFirst.length - 1) / 2)];
}

function* figuresOf(name, lhr) {
  const metric = (id) => lhr.audits[id].numericValue;
  for (const [category, least] of Object.entries(LEAST)) {
    yield {
      what: `lighthouse ${name}: ${category}`,
      ours: Math.round(lhr.categories[category].score * 100),
      least,
      details: failuresOf(lhr, category),
    };
  }
  yield {
    what: `lighthouse ${name}: LCP`,
    ours: metric('largest-contentful-paint'),
    unit: 'ms',
    most: MOST_LCP_MS,
    details: lcpPhasesOf(lhr),
  };
  yield {
    what: `lighthouse ${name}: CLS`,
    ours: Number(metric('cumulative-layout-shift').toFixed(3)),
    most: 0,
  };
  yield { what: `lighthouse ${name}: TBT`, ours: metric('total-blocking-time'), unit: 'ms' };
  yield { what: `lighthouse ${name}: FCP`, ours: metric('first-contentful-paint'), unit: 'ms' };
}

function failuresOf(lhr, category) {
  return lhr.categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 1)
    .flatMap(({ id }) => {
      const { title, displayValue = '', details } = lhr.audits[id];
      const places = (details?.items ?? []).slice(0, 3).map((item) => `  ${placeOf(item)}`);
      return [`${title} ${displayValue}`, ...places];
    });
}

function placeOf(item) {
  return (
    item.node?.snippet ??
    item.description ??
    item.source?.url ??
    item.url ??
    JSON.stringify(item)
  ).slice(0, 150);
}

/** What the largest paint waited for. */
function lcpPhasesOf(lhr) {
  const items = lhr.audits['lcp-breakdown-insight']?.details?.items ?? [];
  return items.flatMap(({ items: phases, snippet }) => [
    ...(snippet ? [snippet.slice(0, 150)] : []),
    ...(phases ?? []).map(({ label, duration }) => `${label}: ${Math.round(duration)} ms`),
  ]);
}
