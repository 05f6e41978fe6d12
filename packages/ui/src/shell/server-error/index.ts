export { ServerError, type ServerErrorProps } from './server-error.tsx';
