import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReviewRule } from './review-rule.tsx';

const meta = { title: 'Catalogue/ReviewRule', component: ReviewRule } satisfies Meta<typeof ReviewRule>;
export default meta;

export const Rule: StoryObj<typeof meta> = {};
