import { brands as brandTable } from '../brand/brand.schema.ts';
import { categories as categoryTable } from '../category/category.schema.ts';
import type { Database } from '../platform/database/database.ts';
import { sampleId } from '../platform/id.ts';
import { originalPlace } from '../platform/storage/picture-places.ts';
import type { PictureStorage } from '../platform/storage/picture-storage.ts';
import { products as productTable } from '../product/product.schema.ts';
import { storeEntries } from '../store/store.schema.ts';
import { type SeedProduct, brands, categories, products } from './catalogue/index.ts';
import { labelOf } from './catalogue/label-of.ts';
import { seedAccounts } from './accounts.ts';
import { seedAddresses } from './addresses.ts';
import { seedCoupons } from './coupons.ts';
import { seedNodePayments } from './node-payments.ts';
import { seedNews } from './news.ts';
import { seedOrders } from './orders.ts';
import { drawPackshot, pictureAlt } from './packshot/index.ts';
import { seedRequests } from './requests.ts';

const VIEWS = ['front', 'detail'] as const;
type View = (typeof VIEWS)[number];

/** Fills an empty database with the sample catalogue, accounts, addresses, orders, coupons, requests and news; leaves one with anything in it alone. */
export async function seed(db: Database, pictures: PictureStorage): Promise<void> {
  await seedCatalogue(db, pictures);
  await seedAccounts(db);
  await seedAddresses(db);
  await seedOrders(db);
  await seedCoupons(db);
  await seedRequests(db);
  await seedNews(db);
  await seedNodePayments(db);
}

async function seedCatalogue(db: Database, pictures: PictureStorage): Promise<void> {
  if ((await db.$count(categoryTable)) > 0) return;
  await drawPictures(pictures);
  await db.transaction(async (transaction) => {
    await transaction.insert(categoryTable).values(categoryRows());
    await transaction.insert(brandTable).values(brandRows());
    await transaction.insert(productTable).values(productRows());
    await transaction.insert(storeEntries).values(storeRows());
  });
}

async function drawPictures(pictures: PictureStorage): Promise<void> {
  const text = new TextEncoder();
  for (const product of products) {
    for (const view of VIEWS) {
      await pictures.write(
        originalPlace(pictureKey(product, view)),
        text.encode(drawPackshot(product.packshot, view)),
      );
    }
  }
}

function pictureKey(product: SeedProduct, view: View): string {
  return `products/${product.slug}-${view}`;
}

function categoryRows() {
  return categories.map((category, position) => {
    const first = products.find((product) => product.categorySlug === category.slug);
    return {
      id: sampleId(`category/${category.slug}`),
      name: category.name,
      description: category.description,
      imageKey: first ? pictureKey(first, 'front') : null,
      uniqueName: category.categoryUniqueName,
      subCategories: [...category.subCategories],
      position,
    };
  });
}

function brandRows() {
  return brands.map((brand) => ({
    id: sampleId(`brand/${brand.slug}`),
    name: brand.name,
    description: brand.description,
    slogan: brand.brandSlogan,
  }));
}

function productRows() {
  return products.map((product, index) => ({
    id: sampleId(`product/${product.slug}`),
    brandId: sampleId(`brand/${product.brandSlug}`),
    categoryId: sampleId(`category/${product.categorySlug}`),
    name: product.name,
    description: product.description,
    pricePaise: product.pricePaise,
    hsn: product.hsn,
    gstPercent: product.gstPercent,
    points: product.points,
    pointDescription: product.pointDescription,
    featuredRank: product.isFeatured ? index : null,
    pictures: VIEWS.map((view) => ({ key: pictureKey(product, view), alt: pictureAlt(product, view) })),
    sizes: product.sizes ? [...product.sizes] : null,
    medicalDetails: product.medicalDetails ?? null,
    medicalEquipment: product.medicalEquipment ?? null,
    cosmeticProducts: product.cosmeticProducts ?? null,
    homeEssentialProducts: product.homeEssentialProducts ?? null,
    clothingDetails: product.clothingDetails ?? null,
    ...labelColumnsOf(product),
    // One minute apart, so that "newest first" has an order.
    createdAt: new Date(FIRST_PRODUCT_AT + index * 60_000),
  }));
}

function labelColumnsOf(product: SeedProduct) {
  const { maximumRetailPrice, ...labelFacts } = labelOf(product);
  return {
    labelFacts,
    maximumRetailPricePaise: maximumRetailPrice === undefined ? null : Math.round(maximumRetailPrice * 100),
  };
}

const FIRST_PRODUCT_AT = Date.UTC(2026, 0, 5, 4, 30);

function storeRows() {
  return products.map((product) => ({
    id: sampleId(`store/${product.slug}`),
    productId: sampleId(`product/${product.slug}`),
    ...product.stock,
  }));
}
