import { FigurePeriod, type FiguresReport } from '@pgm/api/contract';
import { FIRST_PERIOD, figuresMachine, figuresVerbs, figuresView } from '@pgm/machines/staff/figures';
import { withPorts } from '@pgm/machines/kit';
import { type Translate, useLanguage } from '@pgm/ui/foundations/language';
import { Figures, type FiguresProps } from '@pgm/ui/staff/figures';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { saveFile } from '#app/kit/save-file.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { staffClient } from '../kit/staff-client.ts';
import { toProductsCsv, toStepsCsv } from './figures-csv.ts';

/** The machine of the figures with the calls of the site. */
export const siteFiguresMachine = withPorts(figuresMachine)({
  actors: {
    fetchData: fromPromise(({ input: { query = FIRST_PERIOD }, signal }) =>
      staffClient().figures.get(query, signal),
    ),
  },
});

/** The figures of the period that the address names. */
export function FiguresFlow() {
  const { search } = useLocation();
  const named = FigurePeriod.safeParse(new URLSearchParams(search).get('period'));
  const period = named.data ?? FIRST_PERIOD;
  const actor = useActorRef(siteFiguresMachine, { input: period });
  useEffect(() => actor.send({ type: 'page.open', query: period }), [actor, period]);
  return <FiguresScreen actor={actor} />;
}

/** The figures for any state of their actor. */
export function FiguresScreen({ actor }: { readonly actor: ActorRefFrom<typeof figuresMachine> }) {
  const { t } = useLanguage();
  const [facts, { retry }] = useFlow(actor, figuresView, figuresVerbs);
  const { report } = facts;
  return <Figures {...facts} onRetry={retry} onExport={(part) => report && saveCsv(part, report, t)} />;
}

function saveCsv(part: Parameters<FiguresProps['onExport']>[0], report: FiguresReport, t: Translate): void {
  const csv = part === 'steps' ? toStepsCsv(report, t) : toProductsCsv(report, t);
  const name = `${part === 'steps' ? 'figures' : 'products'}-${report.from}-${report.to}.csv`;
  saveFile(name, new Blob([csv], { type: 'text/csv' }));
}
