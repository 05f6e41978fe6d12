import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bannedInName } from '../lint/glossary/find-words.ts';
import { ROOT } from '../run/workspace.mjs';
import { GenerateError } from './generate-error.ts';
import { USAGE } from './usage.ts';
import type { CommonOptions } from './generate.types.ts';

const KINDS = ['resource', 'machine', 'component', 'page'] as const;
const POLICIES = ['member', 'staff'] as const;

/** The options that only a resource has. */
const RESOURCE_OPTIONS = ['plural', 'policy', 'migration'];

/** Where a unit belongs, and its name in kebab case. */
export interface Place {
  readonly domain: string;
  readonly name: string;
}

/** The address of a page, its first part in small letters, and the name of its files. */
export interface Address {
  readonly address: string;
  readonly area: string;
  readonly name: string;
}

/** What a resource is given beside its place. */
export interface ResourceOptions {
  readonly plural?: string | undefined;
  readonly policy?: (typeof POLICIES)[number] | undefined;
  readonly migration?: boolean | undefined;
}

/** What the program is asked for. */
export type Command =
  | ({ readonly kind: 'resource' } & Place & ResourceOptions & CommonOptions)
  | ({ readonly kind: 'machine' | 'component' } & Place & CommonOptions)
  | ({ readonly kind: 'page' } & Address & CommonOptions);

const OPTIONS = {
  plural: { type: 'string' },
  policy: { type: 'string' },
  hindi: { type: 'string' },
  migration: { type: 'boolean' },
} as const;

/** Reads the arguments of the program: the kind of unit, its place and its options. */
export function readCommand(args: string[]): Command {
  const { positionals, values } = parse(args);
  const [given, name, ...others] = positionals;
  if (given === undefined || name === undefined || others.length > 0) throw new GenerateError(USAGE);
  const kind = KINDS.find((one) => one === given);
  if (kind === undefined) throw new GenerateError(`There is no kind '${given}'.\n\n${USAGE}`);
  const foreign = RESOURCE_OPTIONS.find((option) => option in values && kind !== 'resource');
  if (foreign !== undefined) throw new GenerateError(`--${foreign} belongs to 'resource', not to '${kind}'.`);
  const { plural, hindi, migration } = values;
  const policy = readPolicy(values.policy);
  if (plural !== undefined) checkName(plural);
  if (hindi !== undefined && !/^[^'\\\n]*\p{Script=Devanagari}[^'\\\n]*$/u.test(hindi))
    throw new GenerateError('--hindi needs a text in Devanagari.');
  if (kind === 'page') return { kind, ...readAddress(name), hindi };
  if (kind === 'resource') return { kind, ...readPlace(kind, name), plural, policy, migration, hindi };
  return { kind, ...readPlace(kind, name), hindi };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new GenerateError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

function readPolicy(given: string | undefined): ResourceOptions['policy'] {
  const policy = POLICIES.find((one) => one === given);
  if (given !== undefined && policy === undefined)
    throw new GenerateError(`There is no policy '${given}'. Choose one of: ${POLICIES.join(', ')}.`);
  return policy;
}

/** Reads `<folder>/<name>`. */
function readPlace(kind: Command['kind'], place: string): Place {
  const [folder = '', name = '', ...deeper] = place.split('/');
  if (name === '' || deeper.length > 0)
    throw new GenerateError(`'${place}' is no place. Write <folder>/<name>, such as sales/voucher.`);
  const folders = kind === 'component' ? listComponentGroups() : listDomains();
  if (!folders.includes(folder))
    throw new GenerateError(`There is no folder '${folder}'. Choose one of: ${folders.join(', ')}.`);
  checkName(name);
  return { domain: folder, name };
}

/** Reads the address of a page, such as `Shop/offers`; the last part names its files. */
function readAddress(address: string): Address {
  const [area = '', name, ...deeper] = address.split('/');
  if (name === undefined || deeper.length > 0 || !/^[a-z]+$/i.test(area))
    throw new GenerateError(`'${address}' is no address. Write two parts, such as Shop/offers.`);
  checkName(name);
  return { address, area: area.toLowerCase(), name };
}

function checkName(name: string): void {
  if (!/^[a-z][a-z\d]*(-[a-z][a-z\d]*)*$/.test(name))
    throw new GenerateError(`'${name}' is no name. Use lower case letters in kebab case, such as gift-card.`);
  const banned = bannedInName(name, '');
  if (banned)
    throw new GenerateError(
      `'${banned.word}' is not a term of this project. Write: ${banned.instead} (docs/glossary.md).`,
    );
}

function listDomains(): string[] {
  return listFolders('packages/api/src/contract');
}

/** The folders of components; the foundations are not components. */
function listComponentGroups(): string[] {
  return listFolders('packages/ui/src').filter((folder) => folder !== 'foundations');
}

function listFolders(path: string): string[] {
  return readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}
