import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ROOT } from '../run/workspace.mjs';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const findAll = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

const Manifest = z.object({ devDependencies: z.object({ node: z.string() }) });

const compose = read('deploy/compose.yaml');
const dockerfile = read('Dockerfile');
const [last = ''] = dockerfile.split(/^FROM /m).slice(-1);
/** What an operator fills in. */
const filledIn = findAll(read('deploy/.env.example'), /^([A-Z_0-9]+)=/gm);

describe('the compose file', () => {
  it('mounts files that exist', () => {
    const mounted = findAll(compose, /'\.\/([\w./-]+):\/[^']+:ro'/g);
    expect(mounted.length).toBeGreaterThan(4);
    expect(mounted.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('demands nothing that the example of its settings leaves out', () => {
    const demanded = findAll(compose, /\$\{([A-Z_0-9]+):\?\}/g);
    expect(demanded.filter((name) => !filledIn.includes(name))).toEqual([]);
  });

  it('sets what the production profile does not start without, or leaves it to the operator', () => {
    const [, needed = ''] =
      /NEEDED_IN_PRODUCTION = \[([^\]]+)\]/.exec(read('apps/server/src/platform/config.ts')) ?? [];
    const set = findAll(compose, /^ {6}([A-Z_0-9]+):/gm);
    const names = findAll(needed, /'([A-Z_]+)'/g);
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((name) => !set.includes(name) && !filledIn.includes(name))).toEqual([]);
  });
});

describe('the image', () => {
  it('has the Node.js of the project in each stage', () => {
    const { node } = Manifest.parse(JSON.parse(read('package.json'))).devDependencies;
    expect([...new Set(findAll(dockerfile, /^FROM (\S+)/gm))]).toEqual([`node:${node}-bookworm-slim`]);
  });

  it('runs as a user without rights on the machine, in the production profile', () => {
    expect(last).toMatch(/^ENV NODE_ENV=production APP_PROFILE=production /m);
    expect(last).toMatch(/^USER node$[^]*^CMD \["node"/m);
    expect(last).not.toMatch(/^USER node$[^]*^(RUN|COPY|ADD|USER) /m);
  });

  it('has only what was built and the packages of production', () => {
    expect(findAll(last, /^COPY --from=(\S+ \S+)/gm)).toEqual([
      'packages /app/node_modules',
      'build /app/apps/server/package.json',
      'build /app/apps/server/dist',
      'build /app/apps/server/migrations',
      'build /app/apps/site/build',
    ]);
    expect(last).not.toMatch(/^(COPY (?!--from)|ADD )/m);
    expect(dockerfile).toMatch(/^RUN npm ci --omit=dev --ignore-scripts /m);
  });

  it('says from which revision of which repository it was built', () => {
    expect(findAll(last, /org\.opencontainers\.image\.(\w+="\$\w+")/g)).toEqual([
      'revision="$REVISION"',
      'source="$SOURCE"',
    ]);
  });

  it('is not built from secrets, or from what commands made on the machine', () => {
    const left = read('.dockerignore').split('\n');
    const never = ['.git', '.data', '.env', 'deploy/.env', '**/node_modules', '**/dist', '**/build'];
    expect(never.filter((path) => !left.includes(path))).toEqual([]);
  });
});
