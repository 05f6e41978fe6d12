import { addToList } from './edits.mjs';

/** The line of a flow in the exports of the package. @param role the middle of the file's name: 'list' or 'machine' */
export function addMachineExport(domain, name, role) {
  const file = `${domain}/${name}/${name}.${role}`;
  return addToList(
    'packages/machines/package.json',
    '"exports"',
    '\n    "./auth/*"',
    `    "./${domain}/${name}": {
      "pgm:source": "./src/${file}.ts",
      "types": "./dist/${file}.d.ts",
      "default": "./dist/${file}.js"
    },`,
  );
}
