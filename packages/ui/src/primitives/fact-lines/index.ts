export { FactLines, type FactLine, type FactLinesProps } from './fact-lines.tsx';
export { FactValue } from './fact-value.tsx';
