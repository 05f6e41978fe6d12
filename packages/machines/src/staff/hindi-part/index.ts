export { hindiField, toHindiPart, withHindiFields } from './hindi-part.ts';
