import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Files of the brand's typeface, in the one package that has both scripts and the rupee sign in one file. */
export const TYPEFACES = {
  regular: resolve('@expo-google-fonts/anek-devanagari/400Regular/AnekDevanagari_400Regular.ttf'),
  semibold: resolve('@expo-google-fonts/anek-devanagari/600SemiBold/AnekDevanagari_600SemiBold.ttf'),
} as const;

/** From the top of a line to its baseline, and the line as a whole, in parts of the size. */
export const ASCENT = 1.013;
export const LINE = 1.7055;
