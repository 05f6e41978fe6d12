import type { NamedUnit } from '../generate.types.ts';
import { capitalise } from '../names.ts';

/** A component that passes on what it is given, and looks in two ways. */
export function componentFile({ name }: Pick<NamedUnit, 'name'>): string {
  return `import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const look = cva('rounded-card border p-4', {
  variants: {
    kind: {
      plain: 'bg-surface',
      leaf: 'border-leaf bg-leaf-soft',
    },
  },
  defaultVariants: { kind: 'plain' },
});

export type ${name.pascal}Props = ComponentProps<'div'> & VariantProps<typeof look>;

/** The ${name.words}. */
export function ${name.pascal}({ kind, className, ...props }: ${name.pascal}Props) {
  return <div {...props} className={look({ kind, className })} />;
}
`;
}

export function componentStories({ domain: group, name }: NamedUnit): string {
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

export const Leaf: Story = { args: { kind: 'leaf' } };
`;
}
