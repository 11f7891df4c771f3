import type { FrameForm } from '#pictures/frame-form.ts';
import { FRAME_NODES } from '#pictures/mesh/frame-mesh.ts';
import { solidOf } from './glasses.ts';

/*
 * The worker that builds solids of frames, so that the page stays alive meanwhile. It answers in
 * the order it is asked.
 */

addEventListener('message', ({ data }: MessageEvent<FrameForm>) => {
  const solid = solidOf(data);
  const meshes = FRAME_NODES.flatMap((node) => solid[node].parts.map(({ mesh }) => mesh));
  const buffers = meshes.flatMap(({ positions, normals, indices }) => [
    positions.buffer,
    normals.buffer,
    indices.buffer,
  ]);
  postMessage(solid, { transfer: [...new Set(buffers)] });
});
