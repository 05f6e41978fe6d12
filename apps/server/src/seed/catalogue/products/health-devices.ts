import { businessValue } from '../business-value.ts';
import type { SeedProduct } from '../catalogue.types.ts';

const section = { categorySlug: 'health-devices', brandSlug: 'naaditra' } as const;
const caution = 'Readings are for your information. See your doctor before changing any treatment.';

/** Devices for health checks at home. */
export const healthDevices: readonly SeedProduct[] = [
  {
    ...section,
    slug: 'blood-pressure-monitor',
    subCategory: 'Blood pressure',
    name: 'Upper-Arm Blood Pressure Monitor',
    description:
      'Big digits, one button, and a cuff for arms of 22 to 42 cm. Keeps 90 readings each for two people and shows the average of the last three. Runs on four AA cells or a phone charger.',
    pricePaise: 189900,
    hsn: '901890',
    gstPercent: 5,
    ...businessValue(420),
    medicalEquipment: {
      'In the box': 'Monitor, cuff 22 to 42 cm, four AA cells, pouch, manual in Hindi and English',
      Measures: 'Blood pressure 0 to 299 mmHg, pulse 40 to 199 per minute',
      Accuracy: '±3 mmHg, pulse ±5 %',
      Memory: '2 × 90 readings',
      Power: '4 × AA or USB-C 5 V',
      Warranty: '3 years',
      Caution: caution,
    },
    label: {
      commonName: 'Blood pressure monitor',
      netQuantity: { amount: 1, unit: 'piece' },
      packedIn: '2026-05',
    },
    stock: { quantity: 40, alertQuantity: 8 },
    isFeatured: true,
    images: {
      front: 'a monitor with large digits and its arm cuff.',
      detail: 'the instrument close up with a card naming it.',
    },
  },
  {
    ...section,
    slug: 'digital-thermometer',
    subCategory: 'Temperature',
    name: 'Digital Thermometer, Flexible Tip',
    description:
      'Reads in about 20 seconds and beeps when it is done; the tip bends and can be washed. Shows Fahrenheit or Celsius. Switches itself off after ten minutes.',
    pricePaise: 24900,
    hsn: '902519',
    gstPercent: 5,
    ...businessValue(60),
    medicalEquipment: {
      'In the box': 'Thermometer, case, LR41 cell (fitted), manual in Hindi and English',
      Measures: '32.0 to 42.9 °C / 89.6 to 109.2 °F',
      Accuracy: '±0.1 °C between 35.5 and 42.0 °C',
      Memory: 'Last reading',
      Power: 'LR41 cell, about 200 hours',
      Warranty: '1 year',
      Caution: caution,
    },
    label: {
      commonName: 'Clinical thermometer',
      netQuantity: { amount: 1, unit: 'piece' },
      packedIn: '2026-05',
    },
    stock: { quantity: 120, alertQuantity: 20 },
    images: {
      front: 'a stick thermometer beside its case.',
      detail: 'the instrument close up with a card naming it.',
    },
  },
  {
    ...section,
    slug: 'fingertip-pulse-oximeter',
    subCategory: 'Oxygen and sugar',
    name: 'Fingertip Pulse Oximeter',
    description:
      'Clips on a finger and shows oxygen saturation and pulse within ten seconds. The display turns to face you or the person helping. Comes with a lanyard and two cells.',
    pricePaise: 99900,
    hsn: '901819',
    gstPercent: 5,
    ...businessValue(240),
    medicalEquipment: {
      'In the box': 'Oximeter, lanyard, two AAA cells, manual in Hindi and English',
      Measures: 'SpO2 70 to 100 %, pulse 25 to 250 per minute',
      Accuracy: 'SpO2 ±2 %, pulse ±2 per minute',
      Display: 'OLED, four directions',
      Power: '2 × AAA, about 30 hours',
      Warranty: '1 year',
      Caution: caution,
    },
    label: {
      commonName: 'Pulse oximeter',
      netQuantity: { amount: 1, unit: 'piece' },
      packedIn: '2026-05',
    },
    stock: { quantity: 4, alertQuantity: 8 },
    images: {
      front: 'a fingertip clip with a dark display and a cord.',
      detail: 'the instrument close up with a card naming it.',
    },
  },
  {
    ...section,
    slug: 'blood-glucose-meter',
    subCategory: 'Oxygen and sugar',
    name: 'Blood Glucose Meter with 25 Strips',
    description:
      'Needs a very small drop and answers in five seconds. No coding; the strip ejects without touching it. 500 readings with date and time, and averages over 7, 14 and 30 days.',
    pricePaise: 84900,
    hsn: '902780',
    gstPercent: 5,
    ...businessValue(190),
    medicalEquipment: {
      'In the box': 'Meter, 25 strips, lancing device, 25 lancets, pouch, manual in Hindi and English',
      Measures: 'Glucose 20 to 600 mg/dL',
      Sample: '0.5 µl, fresh capillary blood',
      Memory: '500 readings',
      Power: 'CR2032 cell',
      Warranty: '5 years on the meter',
      Caution: caution,
    },
    label: {
      commonName: 'Blood glucose meter',
      netQuantity: { amount: 1, unit: 'piece' },
      packedIn: '2026-05',
    },
    stock: { quantity: 65, alertQuantity: 12 },
    images: {
      front: 'a meter with a test strip, beside a vial of strips.',
      detail: 'the instrument close up with a card naming it.',
    },
  },
  {
    ...section,
    slug: 'body-weight-scale',
    subCategory: 'Weight and breathing',
    name: 'Body Weight Scale, 180 kg',
    description:
      'Tempered glass with four sensors, switches on when you step on it. Steps of 100 g, digits you can read while standing. Needs a hard, even floor.',
    pricePaise: 119900,
    hsn: '842310',
    gstPercent: 18,
    ...businessValue(280),
    medicalEquipment: {
      'In the box': 'Scale, two AAA cells, manual in Hindi and English',
      Measures: '3 to 180 kg in steps of 100 g',
      Accuracy: '±0.3 kg',
      Size: '30 × 30 × 2.4 cm, glass 6 mm',
      Power: '2 × AAA',
      Warranty: '2 years',
      Caution: caution,
    },
    label: {
      commonName: 'Weighing scale',
      netQuantity: { amount: 1, unit: 'piece' },
      packedIn: '2026-05',
    },
    stock: { quantity: 35, alertQuantity: 6 },
    images: {
      front: 'a glass scale with two foot marks.',
      detail: 'the instrument close up with a card naming it.',
    },
  },
  {
    ...section,
    slug: 'steam-inhaler',
    subCategory: 'Weight and breathing',
    name: 'Steam Inhaler with Face Mask',
    description:
      'Warm steam two minutes after switching on, with a mask for the face and a narrow one for the nose. Stops by itself when the water is used up. The cup lifts out for cleaning.',
    pricePaise: 54900,
    hsn: '901920',
    gstPercent: 5,
    ...businessValue(125),
    medicalEquipment: {
      'In the box': 'Inhaler, face mask, nose mask, measuring cup, manual in Hindi and English',
      Capacity: '80 ml',
      Running: 'About 8 minutes per filling',
      Safety: 'Dry-run cut-off, double wall',
      Power: '220 to 240 V, 260 W, 1.5 m lead',
      Warranty: '1 year',
      Caution: caution,
    },
    label: {
      commonName: 'Steam inhaler',
      netQuantity: { amount: 1, unit: 'piece' },
      packedIn: '2026-05',
    },
    stock: { quantity: 58, alertQuantity: 10 },
    images: {
      front: 'a steam inhaler with its mask.',
      detail: 'the instrument close up with a card naming it.',
    },
  },
];
