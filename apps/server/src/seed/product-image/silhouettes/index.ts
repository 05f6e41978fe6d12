import type { Silhouette } from '../product-image.types.ts';
import type { DrawBody } from './body.ts';
import * as bottles from './bottles.ts';
import * as cartons from './cartons.ts';
import * as clothGoods from './cloth-goods.ts';
import * as devices from './devices.ts';
import * as homeDevices from './devices-for-home.ts';
import * as jars from './jars.ts';
import * as pouches from './pouches.ts';
import * as tops from './tops.ts';

export type { Body } from './body.ts';

const { copperBottle, ...otherBottles } = bottles;
const { pressureMonitor, ...otherDevices } = devices;

/** How each silhouette is drawn. */
export const silhouettes: Readonly<Record<Silhouette, DrawBody>> = {
  ...otherBottles,
  ...jars,
  ...cartons,
  ...pouches,
  ...otherDevices,
  ...homeDevices,
  ...clothGoods,
  ...tops,
  'copper-bottle': copperBottle,
  'pressure-monitor': pressureMonitor,
};
