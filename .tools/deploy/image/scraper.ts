import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { freePort, stopped } from '../../run/server-process.ts';
import { ROOT } from '../../run/workspace.mjs';

const ApiResponse = z.object({
  data: z.object({
    /** The values of a query, each with its time. */
    result: z.array(z.object({ value: z.tuple([z.number(), z.string()]) })).optional(),
    groups: z.array(z.object({ rules: z.array(z.object({ health: z.string() })) })).optional(),
  }),
});

interface ScraperOptions {
  readonly folder: string;
  /** Host and port of the server. */
  readonly target: string;
  readonly token: string;
}

/** A Prometheus that runs; disposing of it ends it. */
export interface Scraper extends AsyncDisposable {
  /** What its API says; `undefined` while it does not respond. */
  readonly read: (path: string) => Promise<z.infer<typeof ApiResponse>['data'] | undefined>;
}

/** Starts Prometheus with the configuration that is shipped; only the addresses and paths are those of the drill. */
export async function startScraper({ folder, target, token }: ScraperOptions): Promise<Scraper> {
  const port = await freePort();
  const own = join(folder, 'prometheus');
  mkdirSync(own);
  writeFileSync(join(own, 'token'), token);
  chmodSync(own, 0o700);
  writeFileSync(join(own, 'prometheus.yml'), toConfiguration(own, target));
  const flags = [
    `--config.file=${join(own, 'prometheus.yml')}`,
    `--storage.tsdb.path=${join(own, 'data')}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ];
  const child = spawn('prometheus', flags, { stdio: 'ignore' });
  return {
    read: async (path) => {
      const response = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`).catch(() => undefined);
      return response?.ok ? ApiResponse.parse(await response.json()).data : undefined;
    },
    [Symbol.asyncDispose]: () => stopped(child),
  };
}

/** The shipped text with other addresses; each of them must be there. */
function toConfiguration(own: string, target: string): string {
  const addresses: (readonly [shipped: string | RegExp, mine: string])[] = [
    ['/etc/prometheus/alarms.yml', join(ROOT, 'deploy/alarms.yml')],
    ['/run/secrets/metrics_token', join(own, 'token')],
    [
      /dns_sd_configs:\n +- names: \[shop\]\n +type: A\n +port: 3000\n/,
      `static_configs: [{ targets: ['${target}'] }]\n`,
    ],
  ];
  return addresses.reduce(
    (text, [shipped, mine]) => {
      if (text.replace(shipped, mine) === text) throw new Error(`deploy/prometheus.yml has no ${shipped}`);
      return text.replace(shipped, mine);
    },
    readFileSync(join(ROOT, 'deploy/prometheus.yml'), 'utf8'),
  );
}
