import type { ProductInFull } from '@pgm/api/contract';

type Details = Pick<
  ProductInFull,
  | 'medicalDetails'
  | 'medicalEquipment'
  | 'cosmeticProducts'
  | 'homeEssentialProducts'
  | 'clothingDetails'
  | 'shownLabels'
>;

/**
 * The detail groups of a product as titled panels, in the order that matters to shoppers; absent groups are left
 * out.
 */
export function detailPanels({ shownLabels = {}, ...product }: Details) {
  const groups: readonly { title: string; group: Readonly<Record<string, string>> | undefined }[] = [
    { title: 'Health details', group: product.medicalDetails },
    { title: 'Device details', group: product.medicalEquipment },
    { title: 'Cosmetic details', group: product.cosmeticProducts },
    { title: 'Home essential details', group: product.homeEssentialProducts },
    { title: 'Clothing details', group: product.clothingDetails },
  ];
  return groups.flatMap(({ title, group }) =>
    group
      ? [
          {
            title,
            rows: Object.entries(group).map(([label, value]) => ({
              label: shownLabels[label] ?? label,
              value,
            })),
          },
        ]
      : [],
  );
}
