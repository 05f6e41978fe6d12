import { capitalise } from '../names.mjs';

/** A component that passes on what it is given. */
export function componentFile({ name }) {
  return `import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';

export type ${name.pascal}Props = ComponentProps<'div'>;

/** The ${name.words}. */
export function ${name.pascal}({ className, ...props }: ${name.pascal}Props) {
  return <div {...props} className={cx('rounded-card border bg-surface p-4', className)} />;
}
`;
}

export function componentStories({ group, name }) {
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${name.pascal} } from './${name.kebab}.tsx';

const meta = {
  title: '${capitalise(group)}/${name.pascal}',
  component: ${name.pascal},
  args: { children: '${name.title}' },
} satisfies Meta<typeof ${name.pascal}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('${name.title}')).toBeVisible();
  },
};
`;
}
