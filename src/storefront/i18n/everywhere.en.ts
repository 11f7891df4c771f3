// The texts of every page: those of the frame around it, and of what may happen on any.
export { errors } from '../app/error-texts.en.ts';
export { shell } from '../ui/texts.en.ts';
