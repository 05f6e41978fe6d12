import { type exportData, fail, ok } from '@pgm/api/contract';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import type { DataExportRepository } from './data-export.repository.ts';

interface DataExportParts {
  readonly exports: DataExportRepository;
  /** Counts the exports of each member. */
  readonly exportsPerMember: RateLimiter;
  readonly now: () => number;
}

/** Everything that is stored about a member. */
export class DataExportService {
  readonly #parts: DataExportParts;
  constructor(parts: DataExportParts) {
    this.#parts = parts;
  }

  async export(userId: string): Promise<Outcome<typeof exportData>> {
    const { exports, exportsPerMember, now } = this.#parts;
    const tooMany = await exportsPerMember.count('export', userId);
    if (tooMany) return tooMany;
    const data = await exports.find(userId, new Date(now()));
    return data ? ok(data) : fail({ code: 'unauthenticated', message: 'Failed to verify token' });
  }
}
