import { getCreditNoteRegister, getHsnSummary, getSalesRegister } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { openRegister } from './register.service.ts';

/** The registers of sales and credit notes, for the tax returns. */
export function registerRoutes({ db }: Pick<Platform, 'db'>) {
  return [
    route(getSalesRegister, ({ query }) => openRegister(db, 'sales', query)),
    route(getCreditNoteRegister, ({ query }) => openRegister(db, 'credit-notes', query)),
    route(getHsnSummary, ({ query }) => openRegister(db, 'hsn', query)),
  ];
}
