import { listSetAsideRows } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import { staffPage } from '../../platform/http/staff-list.ts';
import type { Platform } from '../../platform/platform.ts';
import { setAside } from './set-aside.repository.ts';

/** The call on rows with which jobs failed. */
export function jobRoutes({ db }: Platform) {
  return [route(listSetAsideRows, ({ query }) => staffPage(db, setAside, query))];
}
