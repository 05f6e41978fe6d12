import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { temporaryFolder } from '../run/temporary-folder.ts';
import { ROOT, run } from '../run/workspace.mjs';

/** The checker's package: 30 MB that few need, so it is no dependency of the project. */
const PACKAGE = 'vnu-jar@26.9.27';
const STORE = join(ROOT, 'node_modules/.cache/nu-html-checker');

/** React's form of elements such as `<br/>`; the checker reports each of them. */
const REACTS_WAY = '.*Trailing slash on void elements.*';

/** The file of the checker: from `VNU_JAR`, else from the npm package, which is downloaded at the first use. */
export async function findJar(): Promise<string> {
  if ((await run('java', ['-version'], { stdio: 'pipe' }).catch(() => ({ code: 1 }))).code !== 0) {
    throw new Error('The Nu HTML checker needs Java 17 or newer on the path.');
  }
  const jar = process.env['VNU_JAR'] ?? join(STORE, 'package/build/dist/vnu.jar');
  if (!existsSync(jar)) await fetchJar();
  if (!existsSync(jar)) throw new Error(`There is no Nu HTML checker at ${jar}; set VNU_JAR to one.`);
  return jar;
}

async function fetchJar(): Promise<void> {
  if (process.env['VNU_JAR'] !== undefined) return;
  console.log('Fetching the Nu HTML checker …');
  mkdirSync(STORE, { recursive: true });
  await run('npm', ['pack', PACKAGE, '--silent', '--pack-destination', STORE], { stdio: 'pipe' });
  await run('sh', ['-c', 'tar -xzf *.tgz && rm *.tgz'], { cwd: STORE, stdio: 'pipe' });
}

/** An error or a warning. */
interface CheckerMessage {
  readonly address: string | undefined;
  readonly type: string;
  readonly message: string;
  /** The HTML that it is about. */
  readonly extract: string;
}

const Report = z.object({
  messages: z.array(
    z.object({
      url: z.string().optional(),
      type: z.string(),
      subType: z.string().optional(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
});

/**
 * The messages of the checker about pages.
 * @param pages HTML by address
 */
export async function messagesOn(jar: string, pages: ReadonlyMap<string, string>): Promise<CheckerMessage[]> {
  await using folder = await temporaryFolder('pages');
  const addresses = [...pages.keys()];
  for (const [index, html] of [...pages.values()].entries()) {
    writeFileSync(join(folder.path, `${index}.html`), html);
  }
  const { output } = await run(
    'java',
    ['-jar', jar, '--format', 'json', '--stdout', '--filterpattern', REACTS_WAY, folder.path],
    { stdio: 'pipe' },
  );
  return Report.parse(JSON.parse(output)).messages.map(({ url, type, subType, message, extract = '' }) => ({
    address: addresses[Number(/(\d+)\.html$/.exec(url ?? '')?.[1])],
    type: subType ?? type,
    message,
    extract,
  }));
}
