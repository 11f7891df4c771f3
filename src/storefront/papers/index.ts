/** What the other subjects of the storefront may use of this one. */
export { askReader } from './ask-reader.ts';
export { keepOrderedPicture } from './keep-ordered-picture.ts';
export { CropCorners, CropEdges } from './crop-corners.tsx';
export type { Cut } from './edit-picture.ts';
export { FileField } from './file-field.tsx';
export { useDroppedFiles } from './use-dropped-files.ts';
export { PictureHandle } from './picture-handle.tsx';
