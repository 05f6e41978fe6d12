import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ROOT } from '../run/workspace.mjs';
import { audit } from './audit.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { findLicenceFaults } from './licences.ts';
import { type LockEntry, type LockFile, findLockFaults, foreignPackages, packageName } from './lock-file.mjs';
import { readLockFile } from './read-lock-file.ts';

const toLock = (packages: Record<string, LockEntry>): LockFile & Record<string, unknown> => ({
  name: 'shop',
  lockfileVersion: 3,
  packages: { '': {}, ...packages },
});
const ENTRY = { version: '1.0.0', integrity: 'sha512-x', license: 'MIT' };

/** npm is slow on a busy machine. */
const NPM = { timeout: 60_000 };

describe('a lock file', () => {
  it('has a checksum for each package', () => {
    const lock = toLock({ 'node_modules/a': ENTRY, 'node_modules/b': { version: '1.0.0' } });
    expect(findLockFaults(lock)).toEqual(['node_modules/b has no checksum in package-lock.json.']);
  });

  it('names no other source than the registry', () => {
    const lock = toLock({ 'node_modules/a': { ...ENTRY, resolved: 'git+ssh://git@example.in/a.git' } });
    expect(findLockFaults(lock)).toEqual([
      'node_modules/a does not come from the npm registry, but from git+ssh://git@example.in/a.git.',
    ]);
  });

  it('has no install script without a decision, and no decision without a script', () => {
    const lock = toLock({
      'node_modules/a/node_modules/@x/b': { ...ENTRY, hasInstallScript: true },
      'node_modules/c': { ...ENTRY, hasInstallScript: true },
    });
    expect(findLockFaults(lock, { c: false, d: true })).toEqual([
      "@x/b has an install script that 'allowScripts' of package.json does not decide on.",
      "'allowScripts' of package.json names d, which has no install script.",
    ]);
  });
});

describe('the licences of production', () => {
  const withLicence = (license: string | undefined, more: LockEntry = {}) => {
    const { license: _, ...entry } = ENTRY;
    const licensed = license === undefined ? entry : { ...entry, license };
    return toLock({ 'node_modules/a': { ...licensed, ...more } });
  };

  it.each(['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND ISC'])('may be %s', (license) => {
    expect(findLicenceFaults(withLicence(license))).toEqual([]);
  });

  it.each([
    ['GPL-3.0-only', 'GPL-3.0-only'],
    ['MIT AND LGPL-3.0-or-later', 'MIT AND LGPL-3.0-or-later'],
    [undefined, 'unknown'],
  ])('may not be %s', (license, inWords) => {
    expect(findLicenceFaults(withLicence(license))).toEqual([
      `a has the licence ${inWords}, which the list does not allow.`,
    ]);
  });

  it('are not those of what only developers run', () => {
    expect(findLicenceFaults(withLicence('GPL-3.0-only', { dev: true }))).toEqual([]);
  });
});

describe('the bill of materials', NPM, () => {
  it('lists each package of production, what it shares with tools too, and no other', async () => {
    const { components } = await billOfMaterials();
    const listed = components.map(({ name, version }) => `${name}@${version}`);
    const lock = readLockFile('package-lock.json');
    const production = foreignPackages(lock)
      .filter(([, { dev }]) => !dev)
      .map(([path, { version }]) => `${packageName(path)}@${version}`);
    const workspaces = listed.filter((name) => /^(api|machines|ui|server|site)@/.test(name));
    expect(workspaces.length).toBe(5);
    expect([...new Set(listed)].toSorted()).toEqual([...new Set([...production, ...workspaces])].toSorted());
    expect(listed.some((name) => name.startsWith('react@'))).toBe(true);
  });
});

describe('a package with an install script that is not decided on', NPM, () => {
  const folder = mkdtempSync(join(tmpdir(), 'install-script-'));
  const ran = join(folder, 'ran');
  const knowsSetting = execFileSync('npm', ['config', 'ls', '-l'], { encoding: 'utf8' }).includes(
    'strict-allow-scripts',
  );
  beforeAll(() => {
    mkdirSync(join(folder, 'package'));
    writeJson('package/package.json', {
      name: 'dep',
      version: '1.0.0',
      scripts: { postinstall: `touch ${ran}` },
    });
    execFileSync('tar', ['czf', 'dep.tgz', 'package'], { cwd: folder });
    writeJson('package.json', { name: 'shop', version: '1.0.0', dependencies: { dep: 'file:dep.tgz' } });
    copyFileSync(join(ROOT, '.npmrc'), join(folder, '.npmrc'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const writeJson = (path: string, value: object) => writeFileSync(join(folder, path), JSON.stringify(value));

  it('is not installed by npm start and npm test, whatever npm the machine has', () => {
    writeJson('package-lock.json', toLock({ 'node_modules/dep': { ...ENTRY, hasInstallScript: true } }));
    const install = `import { ensureInstalled } from '${join(ROOT, '.tools/install/packages.mjs')}'; await ensureInstalled('${folder}');`;
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', install], {
      encoding: 'utf8',
    });
    rmSync(join(folder, 'package-lock.json'));
    expect([status, stderr.split('\n')[0], existsSync(ran)]).toEqual([
      1,
      "dep has an install script that 'allowScripts' of package.json does not decide on.",
      false,
    ]);
  });

  it.runIf(knowsSetting)('is not installed by an npm that reads .npmrc of the project', () => {
    const { status, stderr } = spawnSync('npm', ['install', '--offline', '--no-audit', '--no-fund'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stderr).toContain('ESTRICTALLOWSCRIPTS');
    expect([status, existsSync(ran)]).toEqual([1, false]);
  });
});

describe('known vulnerabilities', NPM, () => {
  const folder = mkdtempSync(join(tmpdir(), 'audit-'));
  const lock = toLock({
    'node_modules/sold': ENTRY,
    'node_modules/tool': { ...ENTRY, dev: true },
  });
  let advisories = {};
  /** A registry that knows advisories and no packages. */
  const registry = createServer((request, response) => {
    request.resume();
    const isAdvisories = request.url?.endsWith('/advisories/bulk');
    response.writeHead(isAdvisories ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(isAdvisories ? advisories : {}));
  });
  let address = '';
  beforeAll(async () => {
    // npm remembers what it learned of an advisory.
    vi.stubEnv('npm_config_cache', join(folder, 'cache'));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ name: 'shop', dependencies: { sold: '1.0.0' }, devDependencies: { tool: '1.0.0' } }),
    );
    registry.listen(0, '127.0.0.1');
    await once(registry, 'listening');
    const at = registry.address();
    if (at === null || typeof at === 'string') throw new Error('The registry has no port.');
    address = `http://127.0.0.1:${at.port}/`;
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
    await new Promise((resolve) => registry.close(resolve));
  });
  const advisory = (severity: string, id: number) => [
    {
      id,
      url: `https://github.com/advisories/GHSA-${id}`,
      title: 'It reads files',
      severity,
      vulnerable_versions: '<2.0.0',
    },
  ];

  it('of any severity in production are findings', async () => {
    advisories = { sold: advisory('low', 1) };
    expect(await audit(folder, lock, { registry: address })).toEqual({
      asked: true,
      findings: ['sold (production, low): It reads files, https://github.com/advisories/GHSA-1'],
    });
  });

  it('in what only developers run are findings when they are high', async () => {
    advisories = { tool: advisory('moderate', 2) };
    expect(await audit(folder, lock, { registry: address })).toEqual({ asked: true, findings: [] });
    advisories = { tool: advisory('high', 3) };
    expect((await audit(folder, lock, { registry: address })).findings).toEqual([
      'tool (development, high): It reads files, https://github.com/advisories/GHSA-3',
    ]);
  });

  it('are reported as not asked for when the registry does not respond', async () => {
    const result = await audit(folder, lock, { registry: 'http://127.0.0.1:1/' });
    expect(result).toEqual({ asked: false, reason: expect.stringContaining('ECONNREFUSED'), findings: [] });
  });
});
