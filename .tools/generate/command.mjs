import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bannedInName } from '../lint/glossary/find-words.ts';
import { ROOT } from '../run/workspace.mjs';
import { GenerateError } from './generate-error.mjs';
import { USAGE } from './usage.mjs';

const KINDS = ['resource', 'machine', 'component', 'page'];
const POLICIES = ['member', 'staff'];

/** The options that only a resource has. */
const RESOURCE_OPTIONS = ['plural', 'policy', 'migration'];

const OPTIONS = {
  plural: { type: 'string' },
  policy: { type: 'string' },
  hindi: { type: 'string' },
  migration: { type: 'boolean' },
};

/** Reads the arguments of the program: the kind of unit, its place and its options. */
export function readCommand(args) {
  const { positionals, values } = parse(args);
  const [kind, name, ...others] = positionals;
  if (kind === undefined || name === undefined || others.length > 0) throw new GenerateError(USAGE);
  if (!KINDS.includes(kind)) throw new GenerateError(`There is no kind '${kind}'.\n\n${USAGE}`);
  checkOptions(kind, values);
  return { kind, ...(kind === 'page' ? readAddress(name) : readPlace(kind, name)), ...values };
}

function parse(args) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new GenerateError(`${error.message}\n\n${USAGE}`);
  }
}

function checkOptions(kind, values) {
  const foreign = RESOURCE_OPTIONS.find((option) => option in values && kind !== 'resource');
  if (foreign !== undefined) throw new GenerateError(`--${foreign} belongs to 'resource', not to '${kind}'.`);
  const { policy, plural, hindi } = values;
  if (policy !== undefined && !POLICIES.includes(policy))
    throw new GenerateError(`There is no policy '${policy}'. Choose one of: ${POLICIES.join(', ')}.`);
  if (plural !== undefined) checkName(plural);
  if (hindi !== undefined && !/^[^'\\\n]*\p{Script=Devanagari}[^'\\\n]*$/u.test(hindi))
    throw new GenerateError('--hindi needs a text in Devanagari.');
}

/** Reads `<folder>/<name>`. */
function readPlace(kind, place) {
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
function readAddress(address) {
  const parts = address.split('/');
  if (parts.length !== 2 || !/^[a-z]+$/i.test(parts[0]))
    throw new GenerateError(`'${address}' is no address. Write two parts, such as Shop/offers.`);
  const [area, name] = parts;
  checkName(name);
  return { address, area: area.toLowerCase(), name };
}

function checkName(name) {
  if (!/^[a-z][a-z\d]*(-[a-z][a-z\d]*)*$/.test(name))
    throw new GenerateError(`'${name}' is no name. Use lower case letters in kebab case, such as gift-card.`);
  const banned = bannedInName(name, '');
  if (banned)
    throw new GenerateError(
      `'${banned.word}' is not a term of this project. Write: ${banned.instead} (docs/glossary.md).`,
    );
}

function listDomains() {
  return listFolders('packages/api/src/contract');
}

/** The folders of components; the foundations are not components. */
function listComponentGroups() {
  return listFolders('packages/ui/src').filter((folder) => folder !== 'foundations');
}

function listFolders(path) {
  return readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}
