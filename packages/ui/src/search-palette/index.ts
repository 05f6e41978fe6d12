export type { ActiveMove, FoundOption, PaletteOption } from './palette-option.types.ts';
export { SearchPalette, type SearchPaletteProps } from './search-palette.tsx';
