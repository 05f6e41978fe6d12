import { run } from '../../run/workspace.mjs';

/** Paths that differ from the main branch, uncommitted ones included; on the main branch from its last commit. */
export async function listChangedPaths(): Promise<string[]> {
  const base = await toBase();
  const [changed, added] = [
    await git('diff', '--name-only', base),
    await git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...changed.split('\n'), ...added.split('\n')].filter((path) => path !== '');
}

/** The number of commits: it grows with each. */
export async function countCommits(): Promise<number> {
  return Number(await git('rev-list', '--count', 'HEAD'));
}

async function toBase(): Promise<string> {
  const head = await git('rev-parse', 'HEAD');
  for (const main of ['origin/main', 'main']) {
    const base = await git('merge-base', 'HEAD', main);
    if (base !== '' && base !== head) return base;
  }
  return 'HEAD~';
}

/** What git prints; nothing when it fails, as with a branch that does not exist. */
async function git(...args: string[]): Promise<string> {
  const { code, output } = await run('git', args, { stdio: 'pipe' });
  return code === 0 ? output.trim() : '';
}
