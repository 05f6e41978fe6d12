/** The papers of documents: sizes and margins in points. */
export const PAPERS = {
  A4: { width: 595.28, height: 841.89, side: 40, top: 40, bottom: 56 },
  /** A label for the parcel. */
  A6: { width: 297.64, height: 419.53, side: 16, top: 16, bottom: 34 },
} as const;

export type Paper = keyof typeof PAPERS;
