import type { Motif } from './product-image.types.ts';
import type { MotifInk } from './palette.ts';
import { place } from './svg.ts';
import * as flowers from './motifs/flowers.ts';
import * as fruits from './motifs/fruits.ts';
import * as leaves from './motifs/leaves.ts';
import type { DrawMotif } from './motifs/shapes.ts';
import * as signs from './motifs/signs.ts';

const { blockPrint, ...otherSigns } = signs;
const motifs: Readonly<Record<Motif, DrawMotif>> = {
  ...leaves,
  ...flowers,
  ...fruits,
  ...otherSigns,
  'block-print': blockPrint,
};

/** Draws a motif centred on a point; `size` is its full width and height. */
export const drawMotif = (
  motif: Motif,
  ink: MotifInk,
  x: number,
  y: number,
  size: number,
  turn = 0,
): string => place(motifs[motif](ink), x, y, size / 200, turn);
