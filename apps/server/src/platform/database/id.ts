import { v5, v7, validate } from 'uuid';

/** Namespace of the ids that the sample catalogue derives from its slugs. */
const SAMPLE_NAMESPACE = '5f0c9f52-3d59-4c8e-9d0e-0a6d0c9b7f11';

/** A new id: a UUID that sorts by time, so that indexes grow at their end. */
export function newId(): string {
  return v7();
}

/** The same id for the same name, so that links into a freshly seeded shop stay good. */
export function sampleId(name: string): string {
  return v5(name, SAMPLE_NAMESPACE);
}

/** Whether a text can be an id at all; asking PostgreSQL for another text would be an error instead of "not found". */
export function isId(text: string): boolean {
  return validate(text);
}
