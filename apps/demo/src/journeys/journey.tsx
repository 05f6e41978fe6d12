import { Fragment } from 'react';
import type { StoryObj } from '@storybook/react-vite';
import { inEnglish } from '@pgm/ui/foundations/language';
import { inHindi } from '@pgm/ui/foundations/language-hi';
import { isTestRun } from '../../../../.storybook/test-run.ts';
import { toToolbar } from '../../../../.storybook/toolbar.ts';
import type { DemoServer } from '../server/open-server.ts';
import { DemoFrame } from './demo-frame.tsx';
import { Filmstrip } from './filmstrip.tsx';
import { type SampleRoute, sampleServer } from './sample-server.ts';
import { showStill } from './still.ts';
import { Visit } from './visit.ts';

/** The steps of a journey by their names, in order; each ends with what the visitor then sees. */
export type Steps = Readonly<Record<string, (visit: Visit) => Promise<void>>>;

/**
 * The stories of a journey through the site, on a phone and on a desktop. The gate takes the one on a phone (the other has the
 * tag `!test`), and `npm run storybook:check` both, in both languages and themes. They run the real server; a third one runs the
 * same steps over samples, which shows that they need nothing beyond the contract.
 * @param at      the address of the first page
 * @param samples the calls of the journey over samples, new ones for each visit. Default: it has no story over them
 */
export function journey(at: string, steps: Steps, samples: () => readonly SampleRoute[] = () => []) {
  const on = (screen: 'phone' | 'desktop', openServer?: () => DemoServer): StoryObj => ({
    beforeEach: () => {
      if (openServer) window.demoServer = openServer();
      return () => delete window.demoServer;
    },
    render: (_, { globals }) => {
      const { theme, language } = toToolbar(globals);
      return (
        // Another theme or language is another visit, without the stills of this one.
        <Fragment key={`${theme} ${language}`}>
          <DemoFrame at={at} screen={screen} theme={theme} language={language} />
          <Filmstrip screen={screen} steps={Object.keys(steps)} />
        </Fragment>
      );
    },
    play: async ({ canvasElement, globals, step }) => {
      const [frame, ...stills] = canvasElement.querySelectorAll('iframe');
      if (frame === undefined) throw new Error('The story has no frame.');
      const visit = new Visit(frame, toToolbar(globals).language === 'hi' ? inHindi : inEnglish);
      try {
        for (const [index, [name, act]] of Object.entries(steps).entries()) {
          await step(name, () => act(visit));
          if (stills[index]) await showStill(stills[index], visit.document);
        }
      } finally {
        // Also after a step that failed, else the stories after it would fail too.
        if (isTestRun) await visit.ends();
      }
    },
  });
  return {
    onPhone: on('phone'),
    onDesktop: on('desktop'),
    onSamples: on('phone', () => sampleServer(samples())),
  };
}
