import type { ProductInHindi } from '@pgm/api/contract';
import type { SeedProduct } from './catalogue.types.ts';
import { pointsInHindi, productsInHindi } from './hindi/index.ts';

/** The Hindi texts of a sample product; undefined without any. */
export function toProductInHindi(product: SeedProduct): ProductInHindi | undefined {
  const hindi = productsInHindi[product.slug];
  if (!hindi) return undefined;
  const { name, description, details } = hindi;
  return {
    name,
    description,
    pointDescription: pointsInHindi(product.points),
    ...(product.homeEssentialProducts && { homeEssentialProducts: details }),
    ...(product.cosmeticProducts && { cosmeticProducts: details }),
    ...(product.medicalDetails && { medicalDetails: details }),
    ...(product.medicalEquipment && { medicalEquipment: details }),
    ...(product.clothingDetails && { clothingDetails: details }),
  };
}
