import { GenerateError } from './generate-error.mjs';

/** Edits of registries: each is a file and a function from its old text to its new text. */

/** Adds an import after the last one of a file. */
export function addImport(path, line) {
  return edit(path, 'an import', (text) => {
    const last = [...text.matchAll(/^(?:import|} from) .*;$/gm)].at(-1);
    return last && insertAt(text, last.index + last[0].length, `\n${line}`);
  });
}

/** Adds lines at the end of a file. */
export function addAtEnd(path, lines) {
  return edit(path, 'the end', (text) => `${text}${lines}\n`);
}

/** Adds lines after the first occurrence of a text. */
export function addAfter(path, place, lines) {
  return edit(path, place, (text) => {
    const start = find(text, place);
    return start === undefined ? undefined : insertAt(text, start + place.length, `\n${lines}`);
  });
}

/** Adds lines before the first `close` that follows `open`: at the end of a list. */
export function addToList(path, open, close, lines) {
  return edit(path, `${open} … ${close.trim()}`, (text) => {
    const start = find(text, open);
    const end = start === undefined ? undefined : find(text, close, start + open.length);
    return end === undefined ? undefined : insertAt(text, end, `\n${lines}`);
  });
}

/** Adds a line to the lines after `open`, which are in alphabetical order and end with a brace. */
export function addSorted(path, open, line) {
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
function find(text, part, from = 0) {
  const [before, ...others] = text.slice(from).split(part);
  return others.length === 0 ? undefined : from + before.length;
}

function edit(path, place, change) {
  return {
    path,
    change: (text) => {
      const changed = change(text);
      if (changed !== undefined) return changed;
      throw new GenerateError(`${path}: no place found for the new entry: expected '${place}'.`);
    },
  };
}

function insertAt(text, index, added) {
  return text.slice(0, index) + added + text.slice(index);
}
