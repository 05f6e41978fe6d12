import { FigurePeriod } from '@pgm/api/contract';
import { figuresMachine, figuresVerbs, figuresView } from '@pgm/machines/staff/figures';
import { useLanguage } from '@pgm/ui/foundations/language';
import { Figures } from '@pgm/ui/staff/figures';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { saveFile } from '#app/kit/save-file.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { staffClient } from '../kit/staff-client.ts';
import { toProductsCsv, toStepsCsv } from './figures-csv.ts';

/** The machine of the figures with the calls of the site. */
export const siteFiguresMachine = figuresMachine.provide({
  actors: {
    fetchFigures: fromPromise(({ input, signal }) => staffClient().figures.get(input, signal)),
  },
});

/** The figures of the period that the address names. */
export function FiguresFlow() {
  const { t } = useLanguage();
  const { search } = useLocation();
  const named = FigurePeriod.safeParse(new URLSearchParams(search).get('period'));
  const period = named.data ?? '7days';
  const actor = useActorRef(siteFiguresMachine, { input: { period } });
  useEffect(() => actor.send({ type: 'period.open', period }), [actor, period]);
  useEmitted(actor, {
    'figures.exported': ({ part, report }) => {
      const csv = part === 'steps' ? toStepsCsv(report, t) : toProductsCsv(report, t);
      const name = `${part === 'steps' ? 'figures' : 'products'}-${report.from}-${report.to}.csv`;
      saveFile(name, new Blob([csv], { type: 'text/csv' }));
    },
  });
  return <FiguresScreen actor={actor} />;
}

/** The figures for any state of their actor. */
export function FiguresScreen({ actor }: { readonly actor: ActorRefFrom<typeof figuresMachine> }) {
  const [facts, { retry, exportCsv }] = useFlow(actor, figuresView, figuresVerbs);
  return <Figures {...facts} onRetry={retry} onExport={exportCsv} />;
}
