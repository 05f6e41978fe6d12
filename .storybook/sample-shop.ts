import {
  type Brand,
  type Category,
  type ProductInFull,
  getProduct,
  listBrands,
  listCategories,
  listCategoryProducts,
  listProducts,
} from '@pgm/api/contract';
import {
  type SeedProduct,
  brands as seedBrands,
  categories as seedCategories,
  products as seedProducts,
} from '../apps/server/src/seed/catalogue/index.ts';
import { toLabel } from '../apps/server/src/seed/catalogue/label.mapper.ts';
import { lists, respondsWith } from './sample-network.tsx';

const HONEY = 'wild-forest-honey';

/** The products of the sample catalogue that stories show. */
const onShow = seedProducts.filter(({ categorySlug }) => categorySlug === 'foods-pantry');

const count = (key: 'brandSlug' | 'categorySlug', slug: string) =>
  onShow.filter((product) => product[key] === slug).length;

const categories = seedCategories.map(({ slug, subCategories, ...category }): Category => ({
  ...category,
  id: slug,
  categoryImage: null,
  subCategories: [...subCategories],
  isDeleted: false,
  productCount: count('categorySlug', slug),
}));

const brands = seedBrands.map((brand): Brand => ({
  ...brand,
  id: brand.slug,
  brandImage: null,
  isDeleted: false,
  productCount: count('brandSlug', brand.slug),
}));

const products = onShow.map(toProduct);

/** A product with two images; the others have none. */
export const honey = find(HONEY);

/** The whole catalogue, and the page of {@link honey}. */
export const sampleShop = [
  lists(listCategories, categories),
  lists(listBrands, brands),
  lists(listProducts, products),
  lists(listCategoryProducts, products),
  respondsWith(getProduct, honey),
];

function toProduct(product: SeedProduct): ProductInFull {
  const { slug, brandSlug, categorySlug, pricePaise, hsn, gstPercent } = product;
  const brand = brands.find(({ id }) => id === brandSlug);
  const category = categories.find(({ id }) => id === categorySlug);
  return {
    id: slug,
    name: product.name,
    description: product.description,
    brandId: brandSlug,
    brandName: brand?.name ?? '',
    brandSlug,
    categoryId: categorySlug,
    categoryName: category?.name ?? '',
    categoryUniqueName: category?.categoryUniqueName ?? '',
    subCategory: product.subCategory,
    price: pricePaise / 100,
    points: product.points,
    pointDescription: product.pointDescription,
    isVisible: true,
    isDeleted: false,
    images: toImages(slug),
    stock: { status: 'IN_STOCK', quantity: product.stock.quantity },
    homeEssentialProducts: product.homeEssentialProducts,
    labelFacts: toLabel(product),
    hsn,
    gstPercent,
  };
}

function toImages(slug: string): ProductInFull['images'] {
  if (slug !== HONEY) return [];
  return [
    { url: '/media/products/honey-front/640.webp', alt: 'A jar of honey with a screw lid' },
    { url: '/media/products/honey-back/640.webp', alt: 'A jar of honey and a dish' },
  ];
}

function find(slug: string): ProductInFull {
  const found = products.find(({ id }) => id === slug);
  if (found === undefined) throw new Error(`The sample catalogue has no ${slug}`);
  return found;
}
