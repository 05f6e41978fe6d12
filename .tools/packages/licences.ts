import { type LockFile, foreignPackages, packageName } from './lock-file.mjs';

/** Licences that ask for no more than their own text and notice. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
]);

/** What else is in production, and why that is all right. The licence stands here too, so that a change of it is noticed. */
const EXCEPTIONS = [
  {
    name: /^@img\/sharp-libvips-/,
    licence: 'LGPL-3.0-or-later',
    reason: 'libvips, a library of its own that sharp loads and everyone can replace; it is not changed',
  },
  {
    name: /^@img\/sharp-win32-/,
    licence: 'Apache-2.0 AND LGPL-3.0-or-later',
    reason: 'sharp with its copy of libvips, for a system that production does not use',
  },
  {
    name: /^@img\/sharp-wasm32$/,
    licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    reason: 'sharp with its copy of libvips, for a system that production does not use',
  },
  {
    name: /^@expo-google-fonts\/anek-devanagari$/,
    licence: 'MIT AND OFL-1.1',
    reason: 'a font, and the code of its package',
  },
  {
    name: /^@fontsource-variable\/anek-/,
    licence: 'OFL-1.1',
    reason: 'a font: it may be embedded in a site, and is not sold alone',
  },
  {
    name: /^png-js$/,
    licence: undefined,
    reason: 'its package.json names none; its file LICENSE is the MIT licence',
  },
];

/** The packages of production with a licence that is neither allowed nor an exception, as sentences. */
export function findLicenceFaults(lock: LockFile): string[] {
  return foreignPackages(lock)
    .filter(([, { dev }]) => !dev)
    .map(([path, { license }]) => ({ name: packageName(path), license }))
    .filter(({ name, license }) => !isAllowed(license) && !isException(name, license))
    .map(
      ({ name, license }) =>
        `${name} has the licence ${license ?? 'unknown'}, which the list does not allow.`,
    );
}

/** The exceptions that no package of production needs any more, as sentences. */
export function findUnusedExceptions(lock: LockFile): string[] {
  const names = foreignPackages(lock).map(([path]) => packageName(path));
  return EXCEPTIONS.filter(({ name }) => !names.some((used) => name.test(used))).map(
    ({ name }) => `The exception for ${name.source} is not needed any more.`,
  );
}

/** An SPDX expression: one of its alternatives must be allowed as a whole. */
function isAllowed(license = ''): boolean {
  const plain = license.replaceAll(/[()]/g, '');
  return plain.split(/ or /i).some((part) => part.split(/ and /i).every((each) => ALLOWED.has(each.trim())));
}

function isException(name: string, license: string | undefined): boolean {
  return EXCEPTIONS.some((exception) => exception.name.test(name) && exception.licence === license);
}
