import type { Meta, StoryObj } from '@storybook/react-vite';
import * as images from './empty-images.tsx';

const meta = { title: 'Primitives/EmptyImages' } satisfies Meta;
export default meta;

/** One for each kind of page that can be empty. */
export const All: StoryObj = {
  render: () => (
    <ul className="flex flex-wrap gap-4">
      {Object.entries(images).map(([name, Image]) => (
        <li key={name} className="grid justify-items-center text-note">
          <Image />
          {name}
        </li>
      ))}
    </ul>
  ),
};
