import * as three from 'three';
import { QUAD_VERTEX } from './shaders.ts';

export const NO_CAMERA = new three.Camera();

export type Uniforms = Record<string, three.IUniform>;

export function add<G extends three.BufferGeometry, M extends three.Material>(
  scene: three.Scene,
  geometry: G,
  material: M,
) {
  const mesh = new three.Mesh(geometry, material);
  mesh.frustumCulled = false;
  scene.add(mesh);
  return mesh;
}

export function raw(
  vertexShader: string,
  fragmentShader: string,
  uniforms: Uniforms,
  options: three.ShaderMaterialParameters,
) {
  return new three.RawShaderMaterial({
    glslVersion: three.GLSL3,
    vertexShader,
    fragmentShader,
    uniforms,
    ...options,
  });
}

/** What is there already is seen through this: its colour times the one passed. */
export function passing(): three.MaterialParameters {
  return {
    transparent: true,
    depthWrite: false,
    blending: three.CustomBlending,
    blendEquation: three.AddEquation,
    blendSrc: three.ZeroFactor,
    blendDst: three.SrcColorFactor,
    blendSrcAlpha: three.ZeroFactor,
    blendDstAlpha: three.SrcAlphaFactor,
  };
}

export function adding(): three.MaterialParameters {
  return {
    transparent: true,
    depthWrite: false,
    blending: three.CustomBlending,
    blendEquation: three.AddEquation,
    blendSrc: three.OneFactor,
    blendDst: three.OneFactor,
    blendSrcAlpha: three.ZeroFactor,
    blendDstAlpha: three.OneFactor,
  };
}

/**
 * Draws on a canvas, on a clear ground or a closed one.
 * @throws where there is no WebGL; three.js would also complain to the console.
 */
export function rendererOn(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  { isClear }: { isClear: boolean },
): three.WebGLRenderer {
  const context = canvas.getContext('webgl2', {
    alpha: isClear,
    antialias: false,
    premultipliedAlpha: false,
    preserveDrawingBuffer: true,
  });
  if (!(context instanceof WebGL2RenderingContext)) throw new Error('There is no WebGL here');
  const renderer = new three.WebGLRenderer({ canvas, context, alpha: isClear });
  renderer.autoClear = false;
  renderer.outputColorSpace = three.LinearSRGBColorSpace;
  // Without its parts a picture would only look wrong.
  renderer.debug.onShaderError = (gl, program, vertex, fragment) => {
    const told = [vertex, fragment].map((shader) => gl.getShaderInfoLog(shader)).join(' ');
    throw new Error(`A shader does not compile: ${told}`);
  };
  return renderer;
}

/** In what passes are added up: many phones cannot add to the finer of the two. */
export function sumType(renderer: three.WebGLRenderer): three.TextureDataType {
  return renderer.extensions.has('EXT_float_blend') ? three.FloatType : three.HalfFloatType;
}

const quadGeometry = new three.PlaneGeometry(2, 2);
const quads = new Map<string, three.Mesh<three.PlaneGeometry, three.RawShaderMaterial>>();

/** Draws over all of the target; what is made for it is kept, because a program takes long to make. */
export function quad(
  renderer: three.WebGLRenderer,
  fragment: string,
  uniforms: Uniforms,
  isAdded: boolean,
): void {
  let mesh = quads.get(fragment);
  if (!mesh) {
    const material = raw(QUAD_VERTEX, fragment, uniforms, {
      depthTest: false,
      depthWrite: false,
      ...(isAdded ? { ...adding(), blendSrcAlpha: three.OneFactor } : {}),
      ...(isAdded ? {} : { blending: three.NoBlending }),
    });
    mesh = add(new three.Scene(), quadGeometry, material);
    quads.set(fragment, mesh);
  }
  for (const [name, { value }] of Object.entries(uniforms))
    mesh.material.uniforms[name]!.value = value;
  renderer.render(mesh, NO_CAMERA);
}
