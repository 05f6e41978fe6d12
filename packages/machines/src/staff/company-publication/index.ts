export { companyPublicationMachine } from './company-publication.machine.ts';
export { publicationObstacle } from './publication-obstacle.ts';
