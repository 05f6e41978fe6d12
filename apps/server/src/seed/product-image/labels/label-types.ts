import type { LabelHouse } from '../product-image.types.ts';
import type { LabelType } from './label-text.ts';

/** The typography of each house: the same font family, with different width, weight, case and spacing. */
export const types: Readonly<Record<LabelHouse, LabelType>> = {
  arch: {
    brand: { face: 'wide', tracking: 90, letters: 'capitals' },
    title: { face: 'bold' },
    subtitle: { face: 'regular' },
  },
  band: {
    brand: { face: 'wide', letters: 'small' },
    title: { face: 'condensed', letters: 'capitals', tracking: 8 },
    subtitle: { face: 'bold' },
  },
  split: {
    brand: { face: 'bold', letters: 'small' },
    title: { face: 'bold' },
    subtitle: { face: 'regular' },
  },
  medallion: {
    brand: { face: 'regular', tracking: 190, letters: 'capitals' },
    title: { face: 'regular', tracking: 6 },
    subtitle: { face: 'regular', tracking: 20 },
  },
  block: {
    brand: { face: 'condensed', tracking: 60, letters: 'capitals' },
    title: { face: 'wide' },
    subtitle: { face: 'bold' },
  },
  plate: { brand: { face: 'wide', tracking: 20 }, title: { face: 'bold' }, subtitle: { face: 'regular' } },
  tag: {
    brand: { face: 'wide', tracking: 70, letters: 'capitals' },
    title: { face: 'bold' },
    subtitle: { face: 'regular' },
  },
  frame: {
    brand: { face: 'bold', tracking: 140, letters: 'capitals' },
    title: { face: 'condensed', letters: 'capitals', tracking: 16 },
    subtitle: { face: 'regular', tracking: 20 },
  },
};
