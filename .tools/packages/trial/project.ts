import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { InlineConfig } from 'vite';
import * as z from 'zod';
import { NODE, ROOT } from '../../run/workspace.mjs';
import { readLockFile } from '../read-lock-file.ts';

const PACKAGES = ['api', 'machines', 'ui'];
/** What a user of the packages installs beside them, in the versions of this repository. */
const OTHERS = [
  'react',
  'react-dom',
  'xstate',
  '@xstate/react',
  '@types/react',
  '@types/react-dom',
  '@types/node',
  'typescript',
  'vite',
  'tailwindcss',
  '@tailwindcss/vite',
];

const COMPILER_OPTIONS = {
  target: 'es2024',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2024', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  types: ['vite/client', 'node'],
  strict: true,
  skipLibCheck: true,
};

const CODE = /^```\w+ title="([^"]+)"\n(.*?)^```$/gms;

const execute = promisify(execFile);

/** The page of one script, which is served. */
interface BuiltPage {
  readonly css: string;
  readonly script: string;
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** A project that has installed the packages. */
interface Project {
  readonly tarballs: readonly string[];
  /** Runs a program in it; resolves with what it prints. */
  readonly run: (command: string, args: readonly string[]) => Promise<string>;
  /** Runs a file of a README with one text replaced; resolves with what it prints. */
  readonly runFile: (file: string, replaced: readonly [text: string, instead: string]) => Promise<string>;
  readonly buildPage: (file: string) => Promise<BuiltPage>;
}

type Write = (file: string, text: string) => void;

/** A Vite project in an empty folder: the packages from their tarballs, and the code of their READMEs. */
export async function createProject(folder: string): Promise<Project> {
  const tarballs = await Promise.all(PACKAGES.map((name) => pack(name, folder)));
  const write: Write = (file, text) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write(
    'package.json',
    JSON.stringify({
      private: true,
      type: 'module',
      dependencies: Object.fromEntries([
        ...tarballs.map((file, index) => [`@pgm/${PACKAGES[index]}`, `file:${file}`]),
        ...OTHERS.map((name) => [name, lockedVersion(name)]),
      ]),
    }),
  );
  write('tsconfig.json', JSON.stringify({ compilerOptions: COMPILER_OPTIONS, include: ['src'] }));
  for (const name of PACKAGES) {
    const readme = readFileSync(join(ROOT, 'packages', name, 'README.md'), 'utf8');
    for (const [, file = '', text = ''] of readme.matchAll(CODE)) write(file, text);
  }
  const run = async (command: string, args: readonly string[], cwd = folder) => {
    const path = `${join(folder, 'node_modules/.bin')}:${dirname(NODE)}:${process.env['PATH']}`;
    const { stdout } = await execute(command, args, { cwd, env: { ...process.env, PATH: path } });
    return stdout;
  };
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts']);
  return {
    tarballs,
    run,
    runFile: (file, [text, instead]) => {
      write(file, readFileSync(join(folder, file), 'utf8').replace(text, instead));
      return run(NODE, [file]);
    },
    buildPage: (file) => buildPage(folder, write, file),
  };
}

const Packed = z.tuple([z.object({ filename: z.string() })]);

async function pack(name: string, folder: string): Promise<string> {
  const args = ['pack', '--json', '--pack-destination', folder];
  const { stdout } = await execute('npm', args, { cwd: join(ROOT, 'packages', name) });
  const [{ filename }] = Packed.parse(JSON.parse(stdout));
  return filename;
}

const lockFile = readLockFile('package-lock.json');

function lockedVersion(name: string): string {
  const { version } = lockFile.packages[`node_modules/${name}`] ?? {};
  if (version === undefined) throw new Error(`package-lock.json has no ${name}.`);
  return version;
}

/** Builds the page of one script, and serves it. */
async function buildPage(folder: string, write: Write, file: string): Promise<BuiltPage> {
  const load = (path: string) => import(pathToFileURL(join(folder, 'node_modules', path)).href);
  const { build, preview }: typeof import('vite') = await load('vite/dist/node/index.js');
  const { default: tailwindcss }: typeof import('@tailwindcss/vite') = await load(
    '@tailwindcss/vite/dist/index.mjs',
  );
  write(
    'index.html',
    `<!doctype html><html lang="en"><title>A page</title><body></body><script type="module" src="/${file}"></script></html>`,
  );
  const outDir = join('dist', file);
  const options: InlineConfig = {
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir, assetsInlineLimit: 0 },
  };
  await build({ ...options, plugins: [tailwindcss()] });
  const assets = join(folder, outDir, 'assets');
  const read = (ending: string) =>
    readdirSync(assets)
      .filter((name) => name.endsWith(ending))
      .map((name) => readFileSync(join(assets, name), 'utf8'))
      .join('');
  const server = await preview({ ...options, preview: { port: 0 } });
  const [address] = server.resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error('The page has no address.');
  return {
    css: read('.css'),
    script: read('.js'),
    address,
    close: () => server.close(),
  };
}
