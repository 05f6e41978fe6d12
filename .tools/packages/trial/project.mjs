import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { NODE, ROOT } from '../../run/workspace.mjs';

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

const CODE = /^```\w+ title="(?<file>[^"]+)"\n(?<text>.*?)^```$/gms;

const execute = promisify(execFile);

/** A Vite project in an empty folder: the packages from their tarballs, and the code of their READMEs. */
export async function createProject(folder) {
  const tarballs = await Promise.all(PACKAGES.map((name) => pack(name, folder)));
  const write = (file, text) => {
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
    for (const { groups } of readme.matchAll(CODE)) write(groups.file, groups.text);
  }
  const run = async (command, args, cwd = folder) => {
    const path = `${join(folder, 'node_modules/.bin')}:${dirname(NODE)}:${process.env.PATH}`;
    const { stdout } = await execute(command, args, { cwd, env: { ...process.env, PATH: path } });
    return stdout;
  };
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts']);
  return {
    tarballs,
    run,
    /** Runs a file of a README with one text replaced; resolves with what it prints. */
    runFile: (file, [text, instead]) => {
      write(file, readFileSync(join(folder, file), 'utf8').replace(text, instead));
      return run(NODE, [file]);
    },
    buildPage: (file) => buildPage(folder, write, file),
  };
}

async function pack(name, folder) {
  const args = ['pack', '--json', '--pack-destination', folder];
  const { stdout } = await execute('npm', args, { cwd: join(ROOT, 'packages', name) });
  const [{ filename }] = JSON.parse(stdout);
  return filename;
}

const lockFile = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));

function lockedVersion(name) {
  return lockFile.packages[`node_modules/${name}`].version;
}

/** Builds the page of one script, and serves it. */
async function buildPage(folder, write, file) {
  const load = (path) => import(pathToFileURL(join(folder, 'node_modules', path)).href);
  const { build, preview } = await load('vite/dist/node/index.js');
  const { default: tailwindcss } = await load('@tailwindcss/vite/dist/index.mjs');
  write(
    'index.html',
    `<!doctype html><html lang="en"><title>A page</title><body></body><script type="module" src="/${file}"></script></html>`,
  );
  const outDir = join('dist', file);
  const options = {
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir, assetsInlineLimit: 0 },
  };
  await build({ ...options, plugins: [tailwindcss()] });
  const assets = join(folder, outDir, 'assets');
  const read = (ending) =>
    readdirSync(assets)
      .filter((name) => name.endsWith(ending))
      .map((name) => readFileSync(join(assets, name), 'utf8'))
      .join('');
  const server = await preview({ ...options, preview: { port: 0 } });
  return {
    css: read('.css'),
    script: read('.js'),
    address: server.resolvedUrls.local[0],
    close: () => server.close(),
  };
}
