import { type FigurePeriod, type getFigures, ok } from '@pgm/api/contract';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { sumDays, toSteps } from './figure-steps.ts';
import type { FiguresRepository } from './figures.repository.ts';
import { toDays, toSpans } from './period.ts';

/** The figures of the business by period. */
export class FiguresService {
  readonly #repository: FiguresRepository;
  readonly #now: () => number;

  constructor(repository: FiguresRepository, now: () => number) {
    this.#repository = repository;
    this.#now = now;
  }

  async get(period: FigurePeriod): Promise<Outcome<typeof getFigures>> {
    const spans = toSpans(period, this.#now());
    const [daily, products] = await Promise.all([
      this.#repository.daily(spans),
      this.#repository.topProducts(spans),
    ]);
    const data = {
      period,
      ...spans.current,
      beforeFrom: spans.before.from,
      beforeTo: spans.before.to,
      figures: sumDays(daily, toDays(spans.current)),
      before: sumDays(daily, toDays(spans.before)),
      steps: toSteps(daily, period, spans),
      products,
    };
    return ok({ success: true, data });
  }
}
