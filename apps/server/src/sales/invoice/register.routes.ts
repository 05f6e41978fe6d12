import {
  type RegisterPeriod,
  type TaxRegister,
  getCreditNoteRegister,
  getHsnSummary,
  getSalesRegister,
} from '@pgm/api/contract';
import { recordChange } from '../../platform/record/record-change.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { openRegister } from './register.service.ts';

/** The registers of sales and credit notes, for the tax returns. The audit says who downloaded which period. */
export function registerRoutes({ db, now }: Pick<Platform, 'db' | 'now'>) {
  const open = async (actorId: string, kind: TaxRegister, period: RegisterPeriod) => {
    const at = new Date(now());
    await recordChange(db, {
      actorId,
      at,
      action: 'export',
      subject: `export/${kind}`,
      before: {},
      after: { ...period },
    });
    return openRegister(db, kind, period);
  };
  return [
    route(getSalesRegister, ({ caller, query }) => open(caller.id, 'sales', query)),
    route(getCreditNoteRegister, ({ caller, query }) => open(caller.id, 'credit-notes', query)),
    route(getHsnSummary, ({ caller, query }) => open(caller.id, 'hsn', query)),
  ];
}
