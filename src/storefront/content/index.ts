export { ContentBody } from './content-body.tsx';
