export { flowStories } from './flow-stories.tsx';
export type { FlowParameters } from './flow-stories.tsx';
