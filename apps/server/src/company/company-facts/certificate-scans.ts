import { type Result, SCAN_FACTS, type ScanFact, type SentFacts, ok } from '@pgm/api/contract';
import { randomBytes } from 'node:crypto';
import { ImageAlbum } from '../../platform/storage/image-album.ts';
import { type ImageStorage, imageKey, imageUrl } from '../../platform/storage/image-storage.ts';
import { type ReadFile, readAttachedFile } from '../../platform/storage/read-attached-file.ts';
import type { ImageFailure } from '../../platform/storage/read-image.ts';
import { saveEach } from '../../platform/storage/save-each.ts';

/** The folder of the scans; everyone who has the address of one can load it. */
const FOLDER = 'certificates';

/** The address of a PDF, and its name in the storage. */
const PDF = new RegExp(`^/media/${FOLDER}/([0-9a-f]{40})/scan\\.pdf$`);

/** The addresses of scans, by their facts. */
export type ScanAddresses = Readonly<Partial<Record<ScanFact, string>>>;

/** Stores the scans of certificates: an image as the other images are, a PDF as it is. */
export class CertificateScans {
  readonly #storage: ImageStorage;
  readonly #album: ImageAlbum;

  constructor(storage: ImageStorage) {
    this.#storage = storage;
    this.#album = new ImageAlbum(storage, FOLDER);
  }

  /** Stores the new scans of a form and returns their addresses; with one that is bad, none stays. */
  async saveNew(sent: Pick<SentFacts, ScanFact>): Promise<Result<ScanAddresses, ImageFailure>> {
    const read: { fact: ScanFact; file: ReadFile }[] = [];
    for (const fact of SCAN_FACTS) {
      const scan = sent[fact];
      if (!(scan instanceof File)) continue;
      const file = await readAttachedFile(scan, fact);
      if (!file.ok) return file;
      read.push({ fact, file: file.value });
    }
    const addresses = await saveEach(
      read,
      ({ file }) => this.#save(file),
      (address) => this.remove(address),
    );
    return ok(Object.fromEntries(read.map(({ fact }, at) => [fact, addresses[at]])));
  }

  /** The PDF of a name in an address; undefined when there is none. */
  readPdf(name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    return this.#storage.read(toPlace(name));
  }

  /** Deletes a scan, an image in all its sizes. */
  async remove(address: string): Promise<void> {
    const name = PDF.exec(address)?.[1];
    await (name === undefined ? this.#album.remove(imageKey(address)) : this.#storage.remove(toPlace(name)));
  }

  async #save({ type, bytes }: ReadFile): Promise<string> {
    if (type === 'IMAGE') return imageUrl(await this.#album.save(bytes));
    const name = randomBytes(20).toString('hex');
    await this.#storage.write(toPlace(name), bytes);
    return `/media/${FOLDER}/${name}/scan.pdf`;
  }
}

function toPlace(name: string): string {
  return `files/${FOLDER}/${name}`;
}
