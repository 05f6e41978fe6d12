export { flowStories } from './flow-stories.tsx';
