/**
 * What a lock file says of a package.
 * @typedef {object} LockEntry
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {string} [integrity]
 * @property {string} [license]
 * @property {boolean} [dev]
 * @property {boolean} [link]
 * @property {boolean} [inBundle]
 * @property {boolean} [hasInstallScript]
 */

/** @typedef {{ packages: Record<string, LockEntry> }} LockFile the content of `package-lock.json` */

/**
 * A package that stands in a lock file and comes from outside.
 * @param {[string, LockEntry]} entry
 */
const isForeign = ([path, entry]) => path.includes('node_modules/') && !entry.link;

/**
 * The name of a package by its path in a lock file: the last part.
 * @param {string} path
 */
export function packageName(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/**
 * The packages of a lock file that come from outside, as `[path, entry]`.
 * @param {LockFile} lock
 */
export function foreignPackages(lock) {
  return Object.entries(lock.packages).filter(isForeign);
}

/**
 * What must not be installed from a lock file, as sentences; it needs no network and no installed package.
 * @param {LockFile} lock
 * @param {Record<string, boolean>} [allowScripts] the decision about each install script, from `package.json`
 */
export function findLockFaults(lock, allowScripts = {}) {
  const packages = foreignPackages(lock);
  const withScript = new Set(
    packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => packageName(path)),
  );
  return [
    ...packages
      .filter(([, { integrity, inBundle }]) => integrity === undefined && !inBundle)
      .map(([path]) => `${path} has no checksum in package-lock.json.`),
    ...packages
      .filter(([, { resolved }]) => resolved !== undefined && !resolved.startsWith(REGISTRY))
      .map(([path, { resolved }]) => `${path} does not come from the npm registry, but from ${resolved}.`),
    ...[...withScript]
      .filter((name) => typeof allowScripts[name] !== 'boolean')
      .map((name) => `${name} has an install script that 'allowScripts' of package.json does not decide on.`),
    ...Object.keys(allowScripts)
      .filter((name) => !withScript.has(name))
      .map((name) => `'allowScripts' of package.json names ${name}, which has no install script.`),
  ];
}

const REGISTRY = 'https://registry.npmjs.org/';
