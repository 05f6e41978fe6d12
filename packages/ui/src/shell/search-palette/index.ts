export type { ActiveMove, FoundOption, PaletteOption } from './palette-option.types.ts';
export { SearchPalette } from './search-palette.tsx';
export type { SearchPaletteProps } from './search-palette.types.ts';
