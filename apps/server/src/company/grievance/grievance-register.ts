import { RegisterPeriod, ok } from '@pgm/api/contract';
import { and, asc, gt, gte, lt } from 'drizzle-orm';
import { toTimeCell } from '../../platform/csv/csv-cells.ts';
import { type ExportFilter, defineExport } from '../../platform/csv/csv-kind.ts';
import { writeCsv } from '../../platform/csv/write-csv.ts';
import type { Database } from '../../platform/database/database.ts';
import { CsvFile } from '../../platform/http/csv-file.ts';
import { afterIndiaDay, startOfIndiaDay } from '../../platform/india-days.ts';
import { recordChange } from '../../platform/record/record-change.ts';
import { grievanceNumber } from './grievance-number.ts';
import type { GrievanceRow } from './grievance.mapper.ts';
import { type grievanceStatus, grievances } from './grievance.schema.ts';
import { findFirstReplies } from './grievance-thread.transactions.ts';
import { selectGrievances } from './grievance.transactions.ts';

/** The grievances of a period with what was done about each; times in India. */
const registerCsv = defineExport(readPage, {
  Number: ({ grievance }) => grievanceNumber(grievance.serial, grievance.registeredAt),
  Received: ({ grievance }) => toTimeCell(grievance.registeredAt),
  Acknowledged: ({ grievance }) => toTimeCell(grievance.acknowledgedAt),
  'First response': (row) => toTime(firstResponse(row)),
  Topic: ({ grievance }) => grievance.category,
  Name: ({ grievance }) => grievance.name,
  Mobile: ({ grievance }) => grievance.mobile,
  Email: ({ grievance }) => grievance.email,
  'Order number': ({ grievance }) => grievance.orderNumber,
  'What happened': ({ grievance }) => grievance.text,
  Status: ({ grievance }) => grievance.status,
  Due: ({ grievance }) => toTimeCell(grievance.answerBy),
  Resolved: (row) => toTime(resolution(row)?.at),
  'What was done': (row) => resolution(row)?.note ?? '',
  'In time': (row) => isInTime(row),
  Closed: (row) => toTime(row.grievance.status === 'CLOSED' ? findLast(row, 'CLOSED')?.at : undefined),
});

/** A grievance in the register. */
interface RegisterRow extends GrievanceRow {
  readonly id: string;
  /** When staff first wrote in its thread. */
  readonly firstReplyAt: Date | undefined;
}

/** A page of the register. The ids of grievances have the order in which they were received. */
async function readPage(db: Database, after: string | undefined, limit: number, filter: ExportFilter) {
  const { from, to } = RegisterPeriod.parse(filter);
  const isWanted = and(
    gte(grievances.registeredAt, startOfIndiaDay(from)),
    lt(grievances.registeredAt, afterIndiaDay(to)),
    after ? gt(grievances.id, after) : undefined,
  );
  const rows = await selectGrievances(db, isWanted, { page: 1, limit, offset: 0 }, [asc(grievances.id)]);
  const replies = await findFirstReplies(
    db,
    rows.map(({ grievance }) => grievance.id),
  );
  return rows.map((row): RegisterRow => {
    const { id } = row.grievance;
    return { ...row, id, firstReplyAt: replies.get(id) };
  });
}

/** The register of a period as a CSV file. The audit says who downloaded which period. */
export async function openGrievanceRegister(db: Database, actorId: string, at: Date, period: RegisterPeriod) {
  await recordChange(db, {
    actorId,
    at,
    action: 'export',
    subject: 'export/grievances',
    before: {},
    after: { ...period },
  });
  return ok(
    new CsvFile(`grievances-${period.from}-${period.to}.csv`, writeCsv(db, registerCsv, { ...period })),
  );
}

/** When staff first did something about it: a reply or a step. */
function firstResponse({ steps, firstReplyAt }: RegisterRow): Date | undefined {
  const step = steps.find(({ actorUserId }) => actorUserId !== null)?.at;
  if (!step || !firstReplyAt) return step ?? firstReplyAt;
  return step < firstReplyAt ? step : firstReplyAt;
}

/** The step that settled a grievance; undefined while it is not settled, also when it was reopened. */
function resolution(row: GrievanceRow) {
  const { status } = row.grievance;
  return status === 'RESOLVED' || status === 'CLOSED' ? findLast(row, 'RESOLVED') : undefined;
}

function findLast({ steps }: GrievanceRow, status: (typeof grievanceStatus.enumValues)[number]) {
  return steps.findLast((step) => step.status === status);
}

function isInTime(row: GrievanceRow): string {
  const resolved = resolution(row);
  if (!resolved) return '';
  return resolved.at <= row.grievance.answerBy ? 'Yes' : 'No';
}

function toTime(at: Date | undefined): string {
  return at ? toTimeCell(at) : '';
}
