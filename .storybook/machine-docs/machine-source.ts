/** The files of all machines, loaded when a docs page describes one. */
const sources = import.meta.glob<string>('../../packages/machines/src/*/*/*.{list,machine}.ts', {
  query: '?raw',
  import: 'default',
});

/** The docstring of the exported machine. */
const DOCSTRING = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const \w+Machine\b/;

/** What a machine is for, in the words of its docstring; `undefined` without one. A machine has the id of its folder. */
export async function readPurpose(id: string): Promise<string | undefined> {
  const path = Object.keys(sources).find((name) => name.split('/').at(-2) === id);
  const source = path === undefined ? undefined : await sources[path]?.();
  return source === undefined ? undefined : toPurpose(source);
}

/** The docstring of the machine in a source, as plain text. */
export function toPurpose(source: string): string | undefined {
  return DOCSTRING.exec(source)?.[1]
    ?.replaceAll(/\n\s*\*/g, '')
    .replaceAll(/\{@link (\w+)\}/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
