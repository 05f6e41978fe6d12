export { ChatLink, type ChatLinkProps } from './chat-link.tsx';
