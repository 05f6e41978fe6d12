import type { NamedUnit } from '../generate.types.ts';
import { capitalise } from '../names.ts';

/** The screen of a machine, and the file that joins them. */
export function machineScreen({ name }: NamedUnit): string {
  return `import { useId } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { AlertPanel } from '../../primitives/alert-panel/alert-panel.tsx';
import { Button } from '../../primitives/button/button.tsx';

export interface ${name.pascal}Props {
  status: 'idle' | 'running' | 'failed' | 'done';
  /** Why it failed, in English. */
  error?: string | undefined;
  onStart: () => void;
  onClose: () => void;
}

/** The ${name.words}. */
export function ${name.pascal}({ status, error, onStart, onClose }: ${name.pascal}Props) {
  const { t } = useLanguage();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid justify-items-start gap-4">
      <h2 id={headingId} className="text-heading font-bold">
        {t('${name.title}')}
      </h2>
      {error !== undefined && <AlertPanel>{t(error)}</AlertPanel>}
      {status === 'done' ? (
        <>
          <p role="status">{t('Done')}</p>
          <Button variant="secondary" onClick={onClose}>
            {t('Close')}
          </Button>
        </>
      ) : (
        <Button busy={status === 'running'} onClick={onStart}>
          {t('Continue')}
        </Button>
      )}
    </section>
  );
}
`;
}

export function machineScreenStories({ domain, name }: NamedUnit): string {
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ${name.pascal} } from './${name.kebab}.tsx';

const meta = {
  title: '${capitalise(domain)}/${name.pascal}',
  component: ${name.pascal},
  args: { status: 'idle', onStart: fn(), onClose: fn() },
} satisfies Meta<typeof ${name.pascal}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

export const Running: Story = { args: { status: 'running' } };

export const Failed: Story = {
  args: { status: 'failed', error: 'No response from server.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No response from server.');
  },
};

export const Done: Story = {
  args: { status: 'done' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Done');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
`;
}

export function machineFlow({ domain, name }: NamedUnit): string {
  return `import { type ${name.camel}Machine, ${name.camel}Verbs, ${name.camel}View } from '@pgm/machines/${domain}/${name.kebab}';
import { ${name.pascal} } from '@pgm/ui/${domain}/${name.kebab}';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';

/** The screen of the ${name.words} for any state of its actor. */
export function ${name.pascal}Screen({ actor }: { actor: ActorRefFrom<typeof ${name.camel}Machine> }) {
  const [{ status, error }, { start, close }] = useFlow(actor, ${name.camel}View, ${name.camel}Verbs);
  return <${name.pascal} status={status} error={error} onStart={start} onClose={close} />;
}
`;
}

export function machineFlowStories({ domain, name }: NamedUnit): string {
  return `import { ${name.camel}Machine } from '@pgm/machines/${domain}/${name.kebab}';
import { ${name.camel}Scenario } from '@pgm/machines/${domain}/${name.kebab}/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { ${name.pascal}Screen } from './${name.kebab}.flow.tsx';

const flow = flowStories({ machine: ${name.camel}Machine, scenario: ${name.camel}Scenario, Screen: ${name.pascal}Screen });

export default { title: 'Flows/${capitalise(domain)}/${name.pascal}' };

export const Idle = flow.at('idle');
export const Running = flow.at('running');
export const Failed = flow.at('failed');
export const Done = flow.at('done');
`;
}
