import * as z from 'zod';
import { run } from '../run/workspace.mjs';
import type { LockFile } from './lock-file.mjs';

/** Findings that do not concern us, by the end of their address: why, and until when that holds. */
const ACCEPTED = new Map<string, { readonly why: string; readonly until: string }>();

/** Of what only developers run, these count. */
const SEVERE = new Set(['high', 'critical']);

/** What `npm audit --json` prints: what it found, or why it found nothing. */
const Report = z.object({
  message: z.string().optional(),
  vulnerabilities: z
    .record(
      z.string(),
      z.object({
        name: z.string(),
        nodes: z.array(z.string()),
        via: z.array(
          // A text is the name of a package that is listed itself.
          z.union([z.string(), z.object({ title: z.string(), url: z.string(), severity: z.string() })]),
        ),
      }),
    )
    .optional(),
});
type Vulnerabilities = NonNullable<z.infer<typeof Report>['vulnerabilities']>;

/** What the registry knows of the packages: sentences, or why it was not asked. */
interface Audit {
  readonly asked: boolean;
  readonly reason?: string;
  readonly findings: readonly string[];
}

/**
 * Asks the registry for known vulnerabilities of the locked packages.
 * @param folder where the lock file is
 * @param options another registry for tests; `now` in ms
 * @returns `asked: false` and why where the registry did not respond, else the findings as sentences
 */
export async function audit(
  folder: string,
  lock: LockFile,
  { registry, now = Date.now() }: { registry?: string; now?: number } = {},
): Promise<Audit> {
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
function readReport(output: string): z.infer<typeof Report> | undefined {
  const [json] = /^\{[^]*^\}/m.exec(output) ?? [];
  try {
    return json === undefined ? undefined : Report.parse(JSON.parse(json));
  } catch {
    return undefined;
  }
}

function findVulnerabilities(vulnerabilities: Vulnerabilities, lock: LockFile, now: number): string[] {
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

function isAccepted(url: string, now: number): boolean {
  const until = ACCEPTED.get(url.slice(url.lastIndexOf('/') + 1))?.until;
  return until !== undefined && now < Date.parse(until);
}
