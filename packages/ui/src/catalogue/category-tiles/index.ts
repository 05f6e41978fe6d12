export { CategoryTiles, type CategoryTile, type CategoryTilesProps } from './category-tiles.tsx';
export { CategoryImage, type CategoryImageName } from './category-image.tsx';
