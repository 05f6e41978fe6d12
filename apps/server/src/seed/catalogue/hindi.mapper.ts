import type { ProductInHindi } from '@pgm/api/contract';
import type { SeedProduct } from './catalogue.types.ts';
import { labelsInHindi, pointsInHindi, productsInHindi } from './hindi/index.ts';

/** The Hindi texts of a sample product; undefined without any. */
export function toProductInHindi(product: SeedProduct): ProductInHindi | undefined {
  const hindi = productsInHindi[product.slug];
  if (!hindi) return undefined;
  const { name, description, details } = hindi;
  return {
    name,
    description,
    pointDescription: pointsInHindi(product.points),
    ...toLabelInHindi(product.label),
    ...(product.homeEssentialProducts && { homeEssentialProducts: details }),
    ...(product.cosmeticProducts && { cosmeticProducts: details }),
    ...(product.medicalDetails && { medicalDetails: details }),
    ...(product.medicalEquipment && { medicalEquipment: details }),
    ...(product.clothingDetails && { clothingDetails: details }),
  };
}

/** What is printed on the label; a text without Hindi is left out. */
function toLabelInHindi({ commonName, netQuantity, bestBefore }: SeedProduct['label']): ProductInHindi {
  const inHindi = (text: string | undefined) => (text === undefined ? undefined : labelsInHindi[text]);
  return {
    commonName: inHindi(commonName),
    netQuantityAsPrinted: inHindi(netQuantity?.asPrinted),
    bestBefore: inHindi(bestBefore),
  };
}
