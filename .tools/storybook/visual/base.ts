import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { buildStorybook } from '../check/ensure-storybook.ts';
import { ROOT, run } from '../../run/workspace.mjs';

const CACHE = join(ROOT, '.cache/visual');

/** The static Storybook of a revision. It is built once, in a work tree of its own, and then cached. */
export async function buildBase(revision: string): Promise<string> {
  const commit = (await git('rev-parse', '--verify', `${revision}^{commit}`)).trim();
  const built = join(CACHE, commit);
  if (existsSync(built)) return built;
  const tree = join(CACHE, `tree-${commit}`);
  await git('worktree', 'add', '--detach', '--force', tree, commit);
  try {
    await must('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], tree);
    await buildStorybook(tree);
    renameSync(join(tree, 'storybook-static'), built);
  } finally {
    await git('worktree', 'remove', '--force', tree);
  }
  return built;
}

const git = (...args: string[]) => must('git', args, ROOT);

async function must(command: string, args: readonly string[], cwd: string): Promise<string> {
  const { code, output } = await run(command, args, { cwd, stdio: 'pipe' });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
  return output;
}
