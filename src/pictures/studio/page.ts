import { createStudio, type Shot } from './studio.ts';
import { frameMesh } from '../mesh/frame-mesh.ts';
import type { Measures } from '../geometry/measures.ts';

declare global {
  interface Window {
    /** Takes a picture of the frame; a frame with the same `key` as before stays on its table. */
    takePicture(key: string, measures: Measures, shot: Shot): Promise<string>;
  }
}

const canvas = document.createElement('canvas');
const studio = createStudio(canvas);
let placed = '';

window.takePicture = async (key, measures, shot) => {
  if (key !== placed) studio.place(frameMesh(measures, 0.5));
  placed = key;
  studio.take(shot);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The picture is empty');
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const { result } = reader;
      resolve(typeof result === 'string' ? (result.split(',')[1] ?? '') : '');
    });
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(blob);
  });
};
