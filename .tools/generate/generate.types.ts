import type { toNames } from './names.ts';

/** The spellings of a name. */
export type Names = ReturnType<typeof toNames>;

/** An edit of a registry: a file, and a function from its old text to its new text. */
export interface Edit {
  readonly path: string;
  readonly change: (text: string) => string;
}

/** What the generator writes for a unit. */
export interface Plan {
  /** The texts of the new files, by path. */
  readonly files: Readonly<Record<string, string>>;
  readonly edits: readonly Edit[];
  /** What the author does next, in sentences. */
  readonly next: readonly string[];
  /** The name of the migration that its new table needs. */
  readonly migration?: string;
}

/** A component, or a machine with its screen, by the folder that it is in. */
export interface NamedUnit {
  readonly domain: string;
  readonly name: Names;
}

/** A page to read or a page of the member area. */
export interface PageUnit {
  /** Such as `Shop/offers`. */
  readonly address: string;
  /** The first part of the address, in small letters. */
  readonly area: string;
  readonly name: Names;
}

/** A list that is read page by page. */
export interface ListUnit {
  readonly domain: string;
  readonly policy: 'member' | 'staff';
  readonly one: Names;
  readonly many: Names;
  /** The configured base address of its call. */
  readonly base: string;
  /** The area of staff whose right opens it; undefined for members. */
  readonly right: string | undefined;
  /** The name of its call. */
  readonly call: string;
  readonly path: string;
  readonly address: string;
}

/** What the lists of an audience have beside the files that every list has. */
export interface ListKind {
  readonly api: string;
  readonly area: string;
  /** The file with the Hindi words of the area. */
  readonly words: string;
  readonly plan: (unit: ListUnit) => Omit<Plan, 'migration'> & {
    /** Where the author adds the fields of the resource. */
    readonly fields: string;
  };
}

/** The options that every kind of unit has. */
export interface CommonOptions {
  readonly hindi?: string | undefined;
}
