import type { ChosenPhoto } from '@pgm/machines/members/profile-edit';

/** The chosen files by the addresses that a machine uses for them. */
const files = new Map<string, File>();

/** Saves a chosen file until {@link forgetPhotos}, and makes an address under which this page can show it. */
export function savePhoto(file: File): ChosenPhoto {
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

/** Releases all chosen files. */
export function forgetPhotos(): void {
  for (const address of files.keys()) URL.revokeObjectURL(address);
  files.clear();
}
