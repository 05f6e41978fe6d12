import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { olderSnapshots } from '../lint/migrations/older-snapshots.ts';
import { type ProgramOptions, ROOT, run } from '../run/workspace.mjs';
import { GenerateError } from './generate-error.ts';
import type { Plan } from './generate.types.ts';

/**
 * Writes the files of a unit and edits the registries, formatted. Nothing is written when a file exists or a registry
 * has no place for its entry. Returns the paths of all these files.
 */
export async function writeUnit({ files, edits }: Pick<Plan, 'files' | 'edits'>): Promise<string[]> {
  const existing = Object.keys(files).filter((path) => existsSync(join(ROOT, path)));
  if (existing.length > 0)
    throw new GenerateError(`The name is in use. These files exist:\n  ${existing.join('\n  ')}`);
  const registries: Record<string, string> = {};
  for (const { path, change } of edits) registries[path] = change(registries[path] ?? read(path));

  for (const [path, text] of Object.entries({ ...files, ...registries })) {
    mkdirSync(join(ROOT, dirname(path)), { recursive: true });
    writeFileSync(join(ROOT, path), text);
  }
  const paths = [...Object.keys(files), ...Object.keys(registries)];
  await runInProject('oxfmt', paths);
  return paths;
}

/** Writes the next migration from the schemas of the server, and deletes the snapshot before it. Returns its path. */
export async function writeMigration(name: string): Promise<string> {
  const folder = 'apps/server/migrations';
  const written = () => readdirSync(join(ROOT, folder)).find((file) => file.endsWith(`_${name}.sql`));
  if (written() !== undefined) throw new GenerateError(`There is a migration ${written()}.`);
  // The schemas import the sources of packages, which may not be built.
  const output = await runInProject('drizzle-kit', ['generate', '--name', name], {
    cwd: join(ROOT, 'apps/server'),
    env: { NODE_OPTIONS: '--conditions=pgm:source' },
  });
  // The program ends with 0 when it fails, too.
  if (written() === undefined)
    throw new GenerateError(`The files are written, but not the migration:\n${output}`);
  const meta = join(ROOT, folder, 'meta');
  for (const file of olderSnapshots(readdirSync(meta))) rmSync(join(meta, file));
  return `${folder}/${written()}`;
}

async function runInProject(
  program: string,
  args: readonly string[],
  options: Pick<ProgramOptions, 'cwd' | 'env'> = {},
): Promise<string> {
  const { code, output } = await run(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  if (code !== 0) throw new GenerateError(`${program} failed:\n${output}`);
  return output;
}

function read(path: string): string {
  if (!existsSync(join(ROOT, path)))
    throw new GenerateError(`${path} does not exist: the generator edits it.`);
  return readFileSync(join(ROOT, path), 'utf8');
}
