export { CategoryTiles, type CategoryTile, type CategoryTilesProps } from './category-tiles.tsx';
export { ShelfDrawing, type ShelfDrawingName } from './shelf-drawing.tsx';
