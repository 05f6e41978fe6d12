export { ProductCatalogue, type ProductCatalogueProps } from './product-catalogue.tsx';
