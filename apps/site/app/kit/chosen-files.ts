/** A file that was chosen on this page, by the address under which the page can show it. */
interface ChosenFile {
  readonly address: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
}

/** The chosen files by the addresses that a machine uses for them. */
const files = new Map<string, File>();

/** Saves a chosen file until {@link forgetFiles}, and makes its address. */
export function saveFile(file: File): ChosenFile {
  const address = URL.createObjectURL(file);
  files.set(address, file);
  return { address, name: file.name, type: file.type, bytes: file.size };
}

/** The file behind an address. */
export function chosenFile(address: string): File {
  const file = files.get(address);
  if (file === undefined) throw new Error('this file was not chosen here');
  return file;
}

/** Releases one chosen file. */
export function forgetFile(address: string): void {
  URL.revokeObjectURL(address);
  files.delete(address);
}

/** Releases all chosen files. */
export function forgetFiles(): void {
  for (const address of files.keys()) URL.revokeObjectURL(address);
  files.clear();
}
