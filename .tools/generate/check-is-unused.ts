import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import routes from '../../apps/site/app/routes.ts';
import { ROOT } from '../run/workspace.mjs';
import { GenerateError } from './generate-error.ts';

/** The names of a new unit, as far as it has them. */
interface NewNames {
  readonly exports?: readonly string[];
  readonly machine?: string;
  readonly table?: string;
  readonly address?: string;
}

/** Fails when a name of the new unit is in use: an export of the contract, a machine, a table or an address. */
export function checkIsUnused({ exports = [], machine, table, address }: NewNames): void {
  const contract = globSync('packages/api/src/contract/**/*.ts', { cwd: ROOT }).map(read).join('\n');
  for (const name of exports)
    if (new RegExp(`^export [a-z]+ ${name}\\b`, 'm').test(contract)) reject(`the contract exports ${name}`);
  if (machine !== undefined && globSync(`packages/machines/src/*/${machine}/`, { cwd: ROOT }).length > 0)
    reject(`there is a machine ${machine}`);
  const schemas = globSync('apps/server/src/**/*.schema.ts', { cwd: ROOT });
  if (schemas.some((path) => read(path).includes(`pgTable('${table}'`))) reject(`there is a table ${table}`);
  if (address !== undefined && listAddresses(routes).includes(address.toLowerCase()))
    reject(`there is a page at /${address}`);
}

/** The addresses of the routes, in small letters; a route inside another one has the path of that one too. */
function listAddresses(entries: typeof routes, above: readonly string[] = []): string[] {
  return entries.flatMap(({ path, children }) => {
    const whole = path === undefined ? above : [...above, path];
    return children ? listAddresses(children, whole) : [whole.join('/').toLowerCase()];
  });
}

function reject(reason: string): never {
  throw new GenerateError(`The name is in use: ${reason}.`);
}

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}
