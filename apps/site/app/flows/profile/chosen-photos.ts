import type { ChosenPhoto } from '@pgm/machines/profile-edit';

/** The files behind the addresses by which a machine knows them. */
const files = new Map<string, File>();

/** Keeps a chosen file until {@link forgetPhotos}, and makes an address under which this page can show it. */
export function keepPhoto(file: File): ChosenPhoto {
  const address = URL.createObjectURL(file);
  files.set(address, file);
  return { address, type: file.type, bytes: file.size };
}

/** The file behind an address. */
export function photoFile({ address }: ChosenPhoto): File {
  const file = files.get(address);
  if (file === undefined) throw new Error('this photo was not chosen here');
  return file;
}

/** Lets go of all files that were chosen. */
export function forgetPhotos(): void {
  for (const address of files.keys()) URL.revokeObjectURL(address);
  files.clear();
}
