import type { LabelFacts } from '@pgm/api/contract';
import type { SeedProduct } from './catalogue.types.ts';

type Licence = NonNullable<LabelFacts['licence']>;

const FSSAI: Licence = { kind: 'FSSAI', number: '10000000000017' };
const AYUSH: Licence = { kind: 'AYUSH', number: 'SAMPLE/AYU-0000/2026' };
const COSMETICS: Licence = { kind: 'COSMETICS', number: 'SAMPLE/C-0000/2026' };
const DEVICES: Licence = { kind: 'MEDICAL_DEVICES', number: 'SAMPLE/MD-0000/2026' };

/** Goods and licence by category. */
const CATEGORIES: Readonly<Record<string, Pick<LabelFacts, 'goods' | 'licence'>>> = {
  'ayurvedic-wellness': { goods: 'AYURVEDIC', licence: AYUSH },
  'nutrition-supplements': { goods: 'FOOD', licence: FSSAI },
  'foods-pantry': { goods: 'FOOD', licence: FSSAI },
  'personal-care': { goods: 'COSMETIC', licence: COSMETICS },
  'skin-care': { goods: 'COSMETIC', licence: COSMETICS },
  'health-devices': { goods: 'DEVICE', licence: DEVICES },
};

/** Makers by brand. The names are invented, and no post office has this PIN. */
const MAKERS: Readonly<Record<string, { readonly name: string; readonly place: string }>> = {
  aranjeev: { name: 'Aranjeev Herbals', place: 'Barabanki, Uttar Pradesh' },
  poshara: { name: 'Poshara Nutrition', place: 'Haridwar, Uttarakhand' },
  nirjhari: { name: 'Nirjhari Personal Care', place: 'Kanpur, Uttar Pradesh' },
  roopsari: { name: 'Roopsari Cosmetics', place: 'Kannauj, Uttar Pradesh' },
  annkosh: { name: 'Annkosh Foods', place: 'Lucknow, Uttar Pradesh' },
  gharvari: { name: 'Gharvari Home Care', place: 'Moradabad, Uttar Pradesh' },
  naaditra: { name: 'Naaditra Instruments', place: 'Lucknow, Uttar Pradesh' },
  karghana: { name: 'Karghana Textiles', place: 'Barabanki, Uttar Pradesh' },
};

/** All facts on the label of a sample product. */
export function toLabel({ brandSlug, categorySlug, pricePaise, label }: SeedProduct): LabelFacts {
  const maker = MAKERS[brandSlug];
  return {
    ...(CATEGORIES[categorySlug] ?? { goods: 'OTHER' }),
    ...label,
    maximumRetailPrice: pricePaise / 100,
    countryOfOrigin: 'India',
    ...(maker && {
      maker: {
        role: brandSlug === 'annkosh' ? 'PACKER' : 'MANUFACTURER',
        name: `${maker.name} (sample)`,
        address: `Plot 0, Sample Industrial Area, ${maker.place} 000000`,
      },
      consumerCare: { phone: '1800 000 0000', email: `care@${brandSlug}.example` },
    }),
  };
}
