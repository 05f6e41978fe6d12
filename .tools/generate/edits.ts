import { GenerateError } from './generate-error.ts';
import type { Edit } from './generate.types.ts';

/** Adds an import after the last one of a file. */
export function addImport(path: string, line: string): Edit {
  return edit(path, 'an import', (text) => {
    const last = [...text.matchAll(/^(?:import|} from) .*;$/gm)].at(-1);
    return last && insertAt(text, last.index + last[0].length, `\n${line}`);
  });
}

/** Adds lines at the end of a file. */
export function addAtEnd(path: string, lines: string): Edit {
  return edit(path, 'the end', (text) => `${text}${lines}\n`);
}

/** Adds lines after the first occurrence of a text. */
export function addAfter(path: string, place: string, lines: string): Edit {
  return edit(path, place, (text) => {
    const start = find(text, place);
    return start === undefined ? undefined : insertAt(text, start + place.length, `\n${lines}`);
  });
}

/** Adds lines before the first `close` that follows `open`: at the end of a list. */
export function addToList(path: string, open: string, close: string, lines: string): Edit {
  return edit(path, `${open} … ${close.trim()}`, (text) => {
    const start = find(text, open);
    const end = start === undefined ? undefined : find(text, close, start + open.length);
    return end === undefined ? undefined : insertAt(text, end, `\n${lines}`);
  });
}

/** Adds a line to the lines after `open`, which are in alphabetical order and end with a brace. */
export function addSorted(path: string, open: string, line: string): Edit {
  return edit(path, open, (text) => {
    const start = find(text, open);
    if (start === undefined) return undefined;
    let index = start + open.length + 1;
    for (const other of text.slice(index).split('\n')) {
      if (other.startsWith('}') || other.trim() > line.trim()) break;
      index += other.length + 1;
    }
    return insertAt(text, index, `${line}\n`);
  });
}

/** The position of a part of a text; undefined when there is none. */
function find(text: string, part: string, from = 0): number | undefined {
  const [before = '', ...others] = text.slice(from).split(part);
  return others.length === 0 ? undefined : from + before.length;
}

function edit(path: string, place: string, change: (text: string) => string | undefined): Edit {
  return {
    path,
    change: (text) => {
      const changed = change(text);
      if (changed !== undefined) return changed;
      throw new GenerateError(`${path}: no place found for the new entry: expected '${place}'.`);
    },
  };
}

function insertAt(text: string, index: number, added: string): string {
  return text.slice(0, index) + added + text.slice(index);
}
