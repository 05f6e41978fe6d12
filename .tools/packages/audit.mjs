import { run } from '../run/workspace.mjs';

/** Findings that do not concern us, by the end of their address: why, and until when that holds. */
const ACCEPTED = new Map();

/** Of what only developers run, these count. */
const SEVERE = new Set(['high', 'critical']);

/**
 * Asks the registry for known vulnerabilities of the locked packages.
 * @param folder where the lock file is
 * @param lock its content
 * @param options another registry for tests; `now` in ms
 * @returns `asked: false` and why where the registry did not respond, else the findings as sentences
 */
export async function audit(folder, lock, { registry, now = Date.now() } = {}) {
  const { output } = await run(
    'npm',
    ['audit', '--json', ...PATIENCE, ...(registry ? [`--registry=${registry}`] : [])],
    {
      cwd: folder,
      stdio: 'pipe',
    },
  );
  const report = readReport(output);
  if (report?.vulnerabilities === undefined) {
    return { asked: false, reason: report?.message ?? 'npm gave no report', findings: [] };
  }
  return { asked: true, findings: findVulnerabilities(report.vulnerabilities, lock, now) };
}

/** The gate waits a few seconds for the registry, and no longer. */
const PATIENCE = ['--fetch-retries=0', '--fetch-timeout=5000'];

/** What npm printed as JSON, between its warnings. */
function readReport(output) {
  const [json] = /^\{[^]*^\}/m.exec(output) ?? [];
  try {
    return json === undefined ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}

function findVulnerabilities(vulnerabilities, lock, now) {
  return Object.values(vulnerabilities).flatMap(({ name, nodes, via }) => {
    const isProduction = nodes.some((path) => !lock.packages[path]?.dev);
    return via
      .filter((advisory) => typeof advisory === 'object')
      .filter(({ severity }) => isProduction || SEVERE.has(severity))
      .filter(({ url }) => !isAccepted(url, now))
      .map(
        ({ title, url, severity }) =>
          `${name} (${isProduction ? 'production' : 'development'}, ${severity}): ${title}, ${url}`,
      );
  });
}

function isAccepted(url, now) {
  const until = ACCEPTED.get(url.split('/').at(-1))?.until;
  return until !== undefined && now < Date.parse(until);
}
