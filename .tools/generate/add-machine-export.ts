import { addToList } from './edits.ts';
import type { Edit } from './generate.types.ts';

/** The line of a flow in the exports of the package. @param role the middle of the file's name */
export function addMachineExport(domain: string, name: string, role: 'list' | 'machine'): Edit {
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
