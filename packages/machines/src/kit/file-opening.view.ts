import type { FileOpeningContext, FileOpeningEvent } from './file-opening.machine.ts';

/** A snapshot of the opening of a file, whatever the file. */
interface FileOpeningSnapshot {
  readonly value: 'idle' | 'opening';
  readonly context: Pick<FileOpeningContext<unknown>, 'alert'>;
}

/** The facts that a page shows about a file that is requested. */
export function fileOpeningView({ value, context }: FileOpeningSnapshot) {
  return { isOpening: value === 'opening', alert: context.alert };
}

/** What a user can do with a file. */
export function fileOpeningVerbs<File>(send: (event: FileOpeningEvent<File>) => void) {
  return { open: (file: File) => send({ type: 'file.open', file }) };
}
